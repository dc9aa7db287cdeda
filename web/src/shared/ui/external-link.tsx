import type { ComponentProps } from 'react'

const hintId = 'new-tab-hint'

/** Opens in a new tab. The hint is a description, so that the accessible name stays the visible text. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" aria-describedby={hintId} {...rest}>
      {children}
    </a>
  )
}

/** The layout contains it once. */
export function NewTabHint() {
  return (
    <span id={hintId} hidden>
      Opens in a new tab
    </span>
  )
}
