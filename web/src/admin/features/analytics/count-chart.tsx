import { formatNumber } from '../../../shared/format.ts'
import { analyticsCopy } from './analytics-copy.ts'
import { axisMarks, changeOf, dayLabel, isByWeek, type Span, spanLabel, spansOf, sumOf } from './view-spans.ts'

const { chart } = analyticsCopy

/** In units of the SVG, which is stretched to the available width. */
const day = 10
const bar = 7
const height = 100

interface CountChartProps {
  from: string
  /** Oldest first. */
  days: readonly number[]
  /** Total of the same number of days before, if it is compared. */
  before?: number
  copy: typeof analyticsCopy.viewsChart | typeof analyticsCopy.actionsChart
}

/** A bar chart, a table for screen readers, and the change. */
export function CountChart({ from, days, before, copy }: CountChartProps) {
  const spans = spansOf(from, days)
  const byWeek = isByWeek(days.length)
  const busiest = spans.reduce<Span | undefined>(
    (best, span) => (best && best.count >= span.count ? best : span),
    undefined,
  )
  const total = sumOf(days)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!busiest || !first || !last || total === 0) return <p className="py-8 text-ink-soft">{copy.none(days.length)}</p>
  const change = before !== undefined && chart.compared(changeOf(total, before), before, days.length)
  return (
    <figure className="mt-6">
      <CountBars spans={spans} max={busiest.count} copy={copy} />
      <figcaption className="mt-3 text-sm text-ink-soft">
        {chart.summary(copy.total(total), dayLabel(first.from), dayLabel(last.to), busiest.count, spanLabel(busiest))}
        {change && ` ${change}`}
      </figcaption>
      <CountTable spans={spans} byWeek={byWeek} copy={copy} />
    </figure>
  )
}

interface CountBarsProps extends Pick<CountChartProps, 'copy'> {
  spans: readonly Span[]
  max: number
}

/** Labels are outside of the SVG, which would stretch them. */
function CountBars({ spans, max, copy }: CountBarsProps) {
  const marks = axisMarks(max)
  const width = spans.length * day
  const scale = height / (marks.at(-1) ?? 1)
  const labels = [spans[0], spans[Math.floor(spans.length / 2)], spans.at(-1)]
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-xs text-ink-soft">
      <div className="-my-2 flex flex-col-reverse justify-between text-right tabular-nums">
        {marks.map((mark) => (
          <span key={mark} className="leading-4">
            {formatNumber(mark)}
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
        {spans.map((span, index) => (
          <g key={span.from} className="group">
            <title>{chart.bar(spanLabel(span), copy.total(span.count))}</title>
            <rect
              x={index * day}
              width={day}
              height={height}
              className="fill-transparent group-hover:fill-paper-deep"
            />
            <rect
              x={index * day + (day - bar) / 2}
              y={height - span.count * scale}
              width={bar}
              height={span.count * scale}
              className="fill-current text-brick group-hover:text-brick-deep"
            />
          </g>
        ))}
      </svg>
      <div className="col-start-2 flex justify-between">
        {labels.map((label) => label && <span key={label.from}>{dayLabel(label.from)}</span>)}
      </div>
    </div>
  )
}

/** The chart's numbers for screen readers. */
function CountTable({ spans, byWeek, copy }: Omit<CountBarsProps, 'max'> & { byWeek: boolean }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{copy.heading(byWeek)}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.dateColumn(byWeek)}</th>
            <th scope="col">{copy.column}</th>
          </tr>
        </thead>
        <tbody>
          {spans.map((span) => (
            <tr key={span.from}>
              <th scope="row">{spanLabel(span)}</th>
              <td>{span.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
