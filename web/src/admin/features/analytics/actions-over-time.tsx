import { useId } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import type { Actions } from './actions.ts'
import { analyticsCopy } from './analytics-copy.ts'
import { CountChart } from './count-chart.tsx'
import { isByWeek } from './view-spans.ts'

const { actions: copy, actionsChart } = analyticsCopy

interface ActionsOverTimeProps {
  from: string
  actions: Actions
}

/** What visitors did, beside the views: a number per kind, and the chart. */
export function ActionsOverTime({ from, actions: { days, kinds } }: ActionsOverTimeProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {actionsChart.heading(isByWeek(days.length))}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{copy.text}</p>
      {kinds.length > 0 && (
        <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {kinds.map(({ action, count }) => (
            <div key={action}>
              <dt className="text-sm text-ink-soft">{copy.kind[action]}</dt>
              <dd className="font-semibold tabular-nums">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      <CountChart from={from} days={days} copy={actionsChart} />
    </section>
  )
}
