import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { flush } from '../../ui/flush.ts'
import { focusOn } from '../../ui/focus-on.ts'
import type { Problem } from './read-sheet.ts'
import { sheetsCopy } from './sheets-copy.ts'

const problemsAtOnce = 20

interface ProblemListProps {
  heading: string
  problems: readonly Problem[]
  /** Something is not imported because of them. */
  isSerious?: boolean
  children?: ReactNode
}

/** What is wrong, or to be looked at, each with the row and the column where it stands. */
export function ProblemList({ heading, problems, isSerious = false, children }: ProblemListProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  const shown = all ? problems : problems.slice(0, problemsAtOnce)
  return (
    <section
      aria-labelledby={id}
      className={`rounded-md border bg-sheet px-5 py-4 text-sm ${isSerious ? 'border-brick' : 'border-rule-strong'}`}
    >
      <h3 id={id} className={`font-sans text-base font-semibold ${isSerious ? 'text-brick' : ''}`}>
        {heading}
      </h3>
      {children}
      <ul className="mt-2 grid gap-2">
        {shown.map((problem, n) => (
          <li
            key={`${sheetsCopy.place(problem)} ${problem.text}`}
            ref={n === problemsAtOnce ? focusOn : undefined}
            tabIndex={-1}
            className="wrap-anywhere"
          >
            <strong className="font-semibold">{sheetsCopy.place(problem)}</strong>
            <br />
            {problem.text}
          </li>
        ))}
      </ul>
      {shown.length < problems.length && (
        <Button variant="quiet" className={flush} onClick={() => setAll(true)}>
          {sheetsCopy.review.all}
        </Button>
      )}
    </section>
  )
}
