import { useId } from 'react'
import type { Actions } from './actions.ts'
import { analyticsCopy } from './analytics-copy.ts'
import { sumOf } from './view-spans.ts'

const { starts: copy } = analyticsCopy

/** Most frequent first (docs/product/stored-data.md#views-and-actions). */
export function VisitStarts({ starts, days }: Pick<Actions, 'starts'> & { days: number }) {
  const id = useId()
  const total = sumOf(starts.map(({ count }) => count))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {copy.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{copy.text}</p>
      {starts.length === 0 ? (
        <p className="py-8 text-ink-soft">{copy.none(days)}</p>
      ) : (
        <ul aria-labelledby={id} className="mt-3 divide-y divide-rule border-y border-rule">
          {starts.map(({ from, count }) => (
            <li key={from} className="py-3 text-sm">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="wrap-anywhere">{copy.name(from)}</span>
                <span className="font-semibold tabular-nums">{copy.count(count)}</span>
              </p>
              <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1.5 h-1.5 w-full">
                <rect width="100" height="6" className="fill-rule" />
                <rect width={(count / total) * 100} height="6" className="fill-current text-brick" />
              </svg>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
