import { type ReactNode, useId } from 'react'

export interface DetailSectionProps {
  heading: string
  /** 3 inside a dialog. */
  level?: 2 | 3 | undefined
  className?: string
  children: ReactNode
}

/** A part of the page of a property, or of the dialog of a unit. */
export function DetailSection({ heading, level = 2, className, children }: DetailSectionProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={level === 2 ? id : undefined} className={className}>
      <Heading id={id} className={level === 2 ? 'mb-4 text-xl' : 'mb-3 text-lg'}>
        {heading}
      </Heading>
      {children}
    </section>
  )
}
