import { useId } from 'react'
import { analyticsCopy } from './analytics-copy.ts'
import { axisMarks, type DayViews, dayLabel } from './daily-views.ts'
import { ViewsBars } from './views-bars.tsx'

const { chart } = analyticsCopy

/** Views per day of the last 30 days: bars to look at, a table to read out. */
export function ViewsChart({ days }: { days: readonly DayViews[] }) {
  const id = useId()
  const busiest = days.reduce<DayViews | undefined>(
    (best, day) => (best && best.views >= day.views ? best : day),
    undefined,
  )
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {chart.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{chart.text}</p>
      {!busiest || !first || !last || total === 0 ? (
        <p className="py-8 text-ink-soft">{chart.none}</p>
      ) : (
        <figure className="mt-6">
          <ViewsBars days={days} marks={axisMarks(busiest.views)} />
          <figcaption className="mt-3 text-sm text-ink-soft">
            {chart.summary(total, dayLabel(first.date), dayLabel(last.date), busiest.views, dayLabel(busiest.date))}
          </figcaption>
          <ViewsTable days={days} />
        </figure>
      )}
    </section>
  )
}

/** The bars' numbers for those who cannot see them. */
function ViewsTable({ days }: { days: readonly DayViews[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{chart.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.dateColumn}</th>
            <th scope="col">{chart.viewsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, views }) => (
            <tr key={date}>
              <th scope="row">{dayLabel(date)}</th>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
