import type { ReactNode, Ref } from 'react'

interface StateMessageProps {
  heading: string
  text: string
  /** For a heading that takes the focus from a control that is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  /** What to do next. */
  children: ReactNode
}

/** A page that has nothing else to show: what is the matter, and what to do next. */
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
