import type { ReactNode, Ref } from 'react'

interface StateMessageProps {
  heading: string
  text: string
  /** Lets the heading take the focus from a control that disappeared. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A page that has only a heading, a text and links; `headingRef` makes its heading focusable. */
export function StateMessage({ heading, text, headingRef, children }: StateMessageProps) {
  return (
    <div className="grid max-w-measure justify-items-start gap-5">
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-3xl">
        {heading}
      </h1>
      <p className="text-lg text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
