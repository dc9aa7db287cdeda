import { analyticsCopy } from './analytics-copy.ts'
import { type DayViews, dayLabel } from './daily-views.ts'

/** Units of the drawing, which is stretched to whatever width there is. */
const day = 10
const bar = 7
const height = 100

interface ViewsBarsProps {
  days: readonly DayViews[]
  /** Of the vertical axis, from 0 up. */
  marks: readonly number[]
}

/** One bar per day. Words stand beside the drawing, so that they keep their shape; the table has it all for readers. */
export function ViewsBars({ days, marks }: ViewsBarsProps) {
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
            <title>{analyticsCopy.chart.day(dayLabel(date), views)}</title>
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
