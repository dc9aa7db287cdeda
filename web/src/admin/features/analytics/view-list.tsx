import { primaryImage } from '@porchlight/contract/images/image-order'
import { shortLocationLabels } from '@porchlight/contract/properties/admin-options'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import type { Actions } from './actions.ts'
import { analyticsCopy } from './analytics-copy.ts'
import { changeOf, countsOf, type Period, sumOf } from './view-spans.ts'
import type { ViewedProperty } from './view-summary.ts'

interface ViewListProps {
  rows: readonly ViewedProperty[]
  /** Undefined while loading. */
  periods: ReadonlyMap<string, Period> | undefined
  actions: ReadonlyMap<string, Actions> | undefined
  selected: string | undefined
  onSelect: (id: string) => void
}

/** All properties, most viewed first. */
export function ViewList({ rows, periods, actions, selected, onSelect }: ViewListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {analyticsCopy.list}
      </h2>
      {rows.length === 0 ? (
        <p className="py-8 text-ink-soft">{analyticsCopy.empty}</p>
      ) : (
        <ul aria-labelledby={id} className="mt-3 divide-y divide-rule border-y border-rule">
          {rows.map((row) => (
            <ViewRow
              key={row.property.id}
              row={row}
              period={periods?.get(row.property.id)}
              actions={actions?.get(row.property.id)}
              selected={selected === row.property.id}
              onSelect={onSelect}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ViewRowProps {
  row: ViewedProperty
  period: Period | undefined
  actions: Actions | undefined
  selected: boolean
  onSelect: (id: string) => void
}

/** One property with its views (docs/product/admin-screens.md#analytics-dashboard). */
function ViewRow({ row: { property, views, percent }, period, actions, selected, onSelect }: ViewRowProps) {
  const titleId = `views-${property.id}`
  return (
    <li className="grid grid-cols-[min(5rem,25vw)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,14rem)_auto] sm:gap-x-6">
      <CardImage image={primaryImage(property.images)} alt="" sizes="6rem" className="self-start rounded-md" />
      <div className="min-w-0">
        <h3 id={titleId} className="text-lg wrap-anywhere">
          <a
            href={paths.property(property.id)}
            className="inline-flex min-h-touch items-center underline-offset-4 hover:underline"
          >
            {property.title}
          </a>
        </h3>
        <p className="text-sm text-ink-soft">{shortLocationLabels[property.location]}</p>
      </div>
      <div className="max-sm:col-start-2 max-sm:row-start-2">
        <p className="relative flex flex-wrap items-baseline justify-between gap-x-3 text-sm tabular-nums">
          <span className="font-semibold">{analyticsCopy.views(views)}</span>
          <span className="text-ink-soft">
            {analyticsCopy.share(percent)}
            <span className="sr-only"> {analyticsCopy.ofTotal}</span>
          </span>
        </p>
        <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1.5 h-1.5 w-full">
          <rect width="100" height="6" className="fill-rule" />
          <rect width={percent} height="6" className="fill-current text-brick" />
        </svg>
        {period && (
          <button
            type="button"
            aria-pressed={selected}
            aria-describedby={titleId}
            onClick={() => onSelect(property.id)}
            className="flex min-h-touch w-full flex-wrap items-center justify-between gap-x-3 py-1 text-xs text-ink-soft tabular-nums underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:text-ink"
          >
            <ViewLine period={period} />
          </button>
        )}
        {actions && (
          <p className="text-right text-xs text-ink-soft tabular-nums">
            {analyticsCopy.actions.inTime(actions.total, actions.days.length)}
          </p>
        )}
      </div>
      <Link
        to={paths.adminProperty(property.id)}
        aria-describedby={titleId}
        className={buttonStyles('outline', 'max-sm:col-start-1 max-sm:row-start-2 max-sm:self-end max-sm:px-2')}
      >
        <AdminIcon name="edit" className="size-4" />
        {analyticsCopy.edit}
      </Link>
    </li>
  )
}

function ViewLine({ period: { days, before } }: { period: Period }) {
  const total = sumOf(days)
  const counts = countsOf(days)
  const highest = Math.max(1, ...counts)
  const points = counts.map((count, n) => `${n},${20 - (count / highest) * 20}`).join(' ')
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 -1 ${Math.max(1, counts.length - 1)} 22`}
        preserveAspectRatio="none"
        className="h-6 w-16 max-w-full sm:w-24 overflow-visible"
      >
        <polyline points={points} vectorEffect="non-scaling-stroke" className="fill-none stroke-brick" />
      </svg>
      <span className="grow text-right text-brick underline underline-offset-4">
        {analyticsCopy.recent(total, days.length)}
        {(total > 0 || before > 0) && `, ${analyticsCopy.change(changeOf(total, before), before)}`}
      </span>
    </>
  )
}
