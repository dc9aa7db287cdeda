import { limits } from '@porchlight/contract/limits'
import * as Tooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Times of docs/product/admin-screens.md#toasts-and-tooltips: 700 ms until the first, 300 ms in which a neighbour's comes at once. */
export function TooltipTimes({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={limits.tooltipDelayMs} skipDelayDuration={limits.tooltipSkipDelayMs}>
      {children}
    </Tooltip.Provider>
  )
}

/** Says what a control with a picture only is for; the control has the same words as its label. */
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
