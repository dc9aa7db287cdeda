import { shortLocationLabels } from '@porchlight/contract/admin-options'
import { primaryImage } from '@porchlight/contract/image-order'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { CardPicture } from '../../../shared/ui/card-picture.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { analyticsCopy } from './analytics-copy.ts'
import type { ViewedProperty } from './view-summary.ts'

/** Every property by its views. */
export function ViewList({ rows }: { rows: readonly ViewedProperty[] }) {
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
            <ViewRow key={row.property.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** One property with its views and its share of all of them (docs/product.md#analytics-dashboard). */
function ViewRow({ row: { property, views, percent, bar } }: { row: ViewedProperty }) {
  const titleId = `views-${property.id}`
  return (
    <li className="grid grid-cols-[min(5rem,25vw)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,14rem)_auto] sm:gap-x-6">
      <CardPicture picture={primaryImage(property.images)} alt="" sizes="6rem" className="self-start rounded-md" />
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
      <div className="max-sm:col-start-2">
        <p className="relative flex flex-wrap items-baseline justify-between gap-x-3 text-sm tabular-nums">
          <span className="font-semibold">{analyticsCopy.views(views)}</span>
          <span className="text-ink-soft">
            {analyticsCopy.share(percent)}
            <span className="sr-only"> {analyticsCopy.ofTotal}</span>
          </span>
        </p>
        <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1.5 h-1.5 w-full">
          <rect width="100" height="6" className="fill-rule" />
          <rect width={bar} height="6" className="fill-current text-brick" />
        </svg>
      </div>
      <Link
        to={paths.adminProperty(property.id)}
        aria-describedby={titleId}
        className={buttonStyles('outline', 'max-sm:col-span-full max-sm:justify-self-end')}
      >
        <AdminIcon name="edit" className="size-4" />
        {analyticsCopy.edit}
      </Link>
    </li>
  )
}
