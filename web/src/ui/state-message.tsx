import type { ReactNode, Ref } from 'react'

interface StateMessageProps {
  heading: string
  text: string
  /** True for something that went wrong while the visitor was waiting: read out at once. */
  urgent?: boolean
  /** For a heading that takes the focus from a control that is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  /** What to do next. */
  children: ReactNode
}

/** A page that has nothing else to show: what is the matter, and what to do next. */
export function StateMessage({ heading, text, urgent = false, headingRef, children }: StateMessageProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className="mx-auto grid max-w-measure justify-items-center py-section text-center"
    >
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-2xl">
        {heading}
      </h1>
      <p className="mt-4 mb-8 text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
