import { limits } from '@porchlight/contract/limits'
import * as Tooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Sets the tooltip delays: 700 ms, and none within 300 ms of another tooltip (docs/product/admin-screens.md#toasts-and-tooltips). */
export function TooltipTimes({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={limits.tooltipDelayMs} skipDelayDuration={limits.tooltipSkipDelayMs}>
      {children}
    </Tooltip.Provider>
  )
}

/** The label of the icon button has the same text. */
export function WithTooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content sideOffset={4} className="z-40 rounded-md bg-night px-3 py-1.5 text-xs text-on-night">
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
