import type { ComponentProps } from 'react'

const hintId = 'new-tab-hint'

/** A link to another site in a new tab; says so in its description, so that its name stays the visible one. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" aria-describedby={hintId} {...rest}>
      {children}
    </a>
  )
}

/** What every external link is described by; stands once in the layout. */
export function NewTabHint() {
  return (
    <span id={hintId} hidden>
      Opens in a new tab
    </span>
  )
}
