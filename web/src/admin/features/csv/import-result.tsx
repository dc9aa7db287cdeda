import { Button } from '../../../shared/ui/button.tsx'
import { focusOn } from '../../../shared/ui/focus-on.ts'
import { useOnline } from '../../../shared/ui/use-online.ts'
import { failureReason } from '../../api/error-issues.ts'
import { csvCopy } from './csv-copy.ts'
import type { ImportOutcome } from './use-import.ts'

const copy = csvCopy.result

interface ImportResultProps {
  outcome: ImportOutcome
  onGoOn: () => void
  onAgain: () => void
}

/** Shows what was saved, and why the rest was not. */
export function ImportResult({ outcome, onGoOn, onAgain }: ImportResultProps) {
  const { saved, refused, left, problems, error } = outcome
  // failureReason depends on it.
  useOnline()
  return (
    <section aria-labelledby="result" className="grid max-w-measure gap-4">
      <h2 ref={focusOn} id="result" tabIndex={-1} className="text-xl">
        {left.length > 0 ? copy.stopped : copy.heading}
      </h2>
      <p>{copy.saved(saved.length, saved.length + refused.length + left.length, problems)}</p>
      {problems > 0 && <p>{copy.problems(problems)}</p>}
      {refused.length > 0 && (
        <div className="rounded-md border border-brick bg-sheet px-5 py-4 text-sm">
          <h3 className="font-sans text-base font-semibold text-brick">{copy.refused}</h3>
          <ul className="mt-2 grid gap-2">
            {refused.map(({ planned, reason }) => (
              <li key={planned.imported.id} className="wrap-anywhere">
                <strong className="font-semibold">{planned.title}</strong>
                <br />
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {left.length > 0 && (
        <p>
          {failureReason(error)} {copy.left(left.length)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {left.length > 0 && <Button onClick={onGoOn}>{copy.goOn}</Button>}
        <Button variant="outline" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </section>
  )
}
