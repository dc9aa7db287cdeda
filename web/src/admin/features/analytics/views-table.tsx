import { analyticsCopy } from './analytics-copy.ts'
import { type DayViews, dayLabel } from './daily-views.ts'

const { chart } = analyticsCopy

/** The bars' numbers for those who cannot see them. */
export function ViewsTable({ days }: { days: readonly DayViews[] }) {
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
