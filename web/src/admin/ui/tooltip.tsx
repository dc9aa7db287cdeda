import * as Tooltip from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'

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
