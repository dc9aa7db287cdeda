import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { HomeChanges } from './home-changes.tsx'
import type { HomePlan } from './plan-home.ts'
import type { ImportPlan } from './plan-import.ts'
import { ProblemList } from './problem-list.tsx'
import { sheetsCopy } from './sheets-copy.ts'

const copy = sheetsCopy.review
/** Shown at once: more would make a phone slow. */
const homesAtOnce = 25
const moreHomes = 100

interface ImportReviewProps {
  plan: ImportPlan
  onImport: (homes: readonly HomePlan[]) => void
  onOther: () => void
}

/** Every change and every problem, before anything is saved. */
export function ImportReview({ plan, onImport, onOther }: ImportReviewProps) {
  const { homes, problems, notes, leftOut, unchanged, unknown } = plan
  const [shown, setShown] = useState(homesAtOnce)
  const [agreed, setAgreed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const rows = homes.reduce((sum, { changes }) => sum + changes.length, 0)
  const ready = homes.length > 0 && (unknown.length === 0 || agreed)
  return (
    <section aria-labelledby="review" className="grid gap-6">
      <div className="grid gap-1">
        <h2 ref={heading} id="review" tabIndex={-1} className="text-xl">
          {copy.heading}
        </h2>
        {rows > 0 && <p>{copy.summary(homes.length, rows)}</p>}
        {rows === 0 && problems.length === 0 && <p>{copy.nothing}</p>}
        {unchanged > 0 && (rows > 0 || problems.length > 0) && (
          <p className="text-ink-soft">{copy.unchanged(unchanged)}</p>
        )}
      </div>
      {problems.length > 0 && (
        <ProblemList heading={copy.problems(problems.length)} problems={problems} isSerious>
          {leftOut.length > 0 && homes.length > 0 && <p className="mt-1 wrap-anywhere">{copy.leftOut(leftOut)}</p>}
        </ProblemList>
      )}
      {notes.length > 0 && <ProblemList heading={copy.notes} problems={notes} />}
      {homes.length > 0 && (
        <ul className="grid gap-8">
          {homes.slice(0, shown).map((home, n) => (
            <HomeChanges
              key={home.rows.propertyId}
              home={home}
              focused={n >= homesAtOnce && (n - homesAtOnce) % moreHomes === 0}
            />
          ))}
        </ul>
      )}
      {homes.length > shown && (
        <Button variant="outline" className="justify-self-start" onClick={() => setShown(shown + moreHomes)}>
          {copy.more(homes.length - shown)}
        </Button>
      )}
      <div className="sticky bottom-0 -mx-gutter grid gap-2 border-t border-rule bg-paper px-gutter py-4">
        {unknown.length > 0 && homes.length > 0 && (
          <label className="flex min-h-touch items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brick"
              checked={agreed}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
            <span className="wrap-anywhere">
              {copy.unknown(unknown)}. <strong className="font-semibold">{copy.leaveOut}</strong>
            </span>
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          {homes.length > 0 && (
            <Button disabled={!ready} onClick={() => onImport(homes)}>
              {copy.import}
            </Button>
          )}
          <Button variant="outline" onClick={onOther}>
            {copy.other}
          </Button>
        </div>
      </div>
    </section>
  )
}
