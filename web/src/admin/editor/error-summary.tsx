import { type Ref, useId } from 'react'
import { editorCopy } from './editor-copy.ts'

export interface FieldProblem {
  /** Absent if it belongs to no control. */
  fieldId?: string | undefined
  text: string
}

/** Focus it after a refused save. */
export function ErrorSummary({ problems, ref }: { problems: readonly FieldProblem[]; ref?: Ref<HTMLElement> }) {
  const id = useId()
  if (problems.length === 0) return null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-md border border-brick bg-sheet px-5 py-4 outline-offset-2"
    >
      <h2 id={id} className="font-sans text-base font-semibold text-brick">
        {editorCopy.problems(problems.length)}
      </h2>
      <ul className="mt-1">
        {problems.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="inline-flex min-h-touch items-center text-brick underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {text}
              </a>
            ) : (
              <p className="py-2">{text}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
