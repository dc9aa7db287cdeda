import { useId } from 'react'
import { analyticsCopy } from './analytics-copy.ts'
import { axisMarks, type DayViews, dayLabel } from './daily-views.ts'

const { chart } = analyticsCopy

/** Units of the drawing, which is stretched to whatever width there is. */
const day = 10
const bar = 7
const height = 100

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
          <ViewsBars days={days} most={busiest.views} />
          <figcaption className="mt-3 text-sm text-ink-soft">
            {chart.summary(total, dayLabel(first.date), dayLabel(last.date), busiest.views, dayLabel(busiest.date))}
          </figcaption>
          <ViewsTable days={days} />
        </figure>
      )}
    </section>
  )
}

/** One bar per day. Words stand beside the drawing, so that they keep their shape; the table has it all for readers. */
function ViewsBars({ days, most }: { days: readonly DayViews[]; most: number }) {
  const marks = axisMarks(most)
  const width = days.length * day
  const scale = height / (marks.at(-1) ?? 1)
  const labels = [days[0], days[Math.floor(days.length / 2)], days.at(-1)]
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-xs text-ink-soft">
      <div className="-my-2 flex flex-col-reverse justify-between text-right tabular-nums">
        {marks.map((mark) => (
          <span key={mark} className="leading-4">
            {mark.toLocaleString('en-US')}
          </span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full overflow-visible sm:h-56"
      >
        {marks.map((mark) => (
          <line
            key={mark}
            x2={width}
            y1={height - mark * scale}
            y2={height - mark * scale}
            vectorEffect="non-scaling-stroke"
            className={mark === 0 ? 'stroke-rule-strong' : 'stroke-rule'}
          />
        ))}
        {days.map(({ date, views }, index) => (
          <g key={date} className="group">
            <title>{chart.day(dayLabel(date), views)}</title>
            <rect
              x={index * day}
              width={day}
              height={height}
              className="fill-transparent group-hover:fill-paper-deep"
            />
            <rect
              x={index * day + (day - bar) / 2}
              y={height - views * scale}
              width={bar}
              height={views * scale}
              className="fill-current text-brick group-hover:text-brick-deep"
            />
          </g>
        ))}
      </svg>
      <div className="col-start-2 flex justify-between">
        {labels.map((label) => label && <span key={label.date}>{dayLabel(label.date)}</span>)}
      </div>
    </div>
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
