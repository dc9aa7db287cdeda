import { useId } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import { type Actions, mostActions } from './actions.ts'
import { analyticsCopy } from './analytics-copy.ts'
import type { ViewedProperty } from './view-summary.ts'

const { actions: copy, actionsChart } = analyticsCopy
const LIMIT = 5

interface MostActionsProps {
  rows: readonly ViewedProperty[]
  actions: ReadonlyMap<string, Actions>
  days: number
  onSelect: (id: string) => void
}

/** The homes with the most actions in the time range. */
export function MostActions({ rows, actions, days, onSelect }: MostActionsProps) {
  const id = useId()
  const most = mostActions(rows, ({ property }) => actions.get(property.id), LIMIT)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {copy.most}
      </h2>
      {most.length === 0 ? (
        <p className="py-8 text-ink-soft">{actionsChart.none(days)}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-soft">{copy.mostText(days)}</p>
          <ol aria-labelledby={id} className="mt-3 divide-y divide-rule border-y border-rule">
            {most.map(({ row: { property }, actions: { total, kinds } }) => (
              <li key={property.id} className="py-1 text-sm">
                <button
                  type="button"
                  onClick={() => onSelect(property.id)}
                  className="flex min-h-touch w-full flex-wrap items-center justify-between gap-x-3 text-left font-semibold text-brick underline underline-offset-4"
                >
                  <span dir="auto" className="wrap-anywhere">
                    {property.title}
                  </span>
                  <span className="tabular-nums">{actionsChart.total(total)}</span>
                </button>
                <p className="pb-2 text-ink-soft tabular-nums">
                  {kinds.map(({ action, count }) => `${copy.kind[action]} ${formatNumber(count)}`).join(', ')}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
