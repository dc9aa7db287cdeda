import { primaryImage } from '@porchlight/contract/image-order'
import { propertyTypeLabels } from '@porchlight/contract/options'
import type { Property } from '@porchlight/contract/property'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { buttonStyles, IconButton } from '../../../shared/ui/button.tsx'
import { CardPicture } from '../../../shared/ui/card-picture.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { compareCopy } from './compare-copy.ts'

interface CompareColumnProps {
  property: Property
  /** This property's value in each row. */
  cells: readonly { term: string; value: string; differs: boolean }[]
  /** Pictures of the first view are fetched first. */
  eager: boolean
  onRemove: () => void
}

/** One property from top to bottom; its rows lie on the grid of the table, so that they line up with its neighbours'. */
/** Of up to three columns, each at least 300 px wide, as HTML's `sizes`. */
const pictureSizes = '(min-width:80rem) 580px,(min-width:42rem) 46vw,300px'

export function CompareColumn({ property, cells, eager, onRemove }: CompareColumnProps) {
  const headingId = useId()
  // five rows of facts, or six with the availability, between three above and one below
  const [all, facts] = cells.length > 5 ? ['row-span-10', 'row-span-6'] : ['row-span-9', 'row-span-5']
  return (
    <li className={`${all} grid snap-start grid-rows-subgrid border-rule px-3 not-first:border-l sm:px-5`}>
      <article aria-labelledby={headingId} className={`${all} grid min-w-0 grid-rows-subgrid`}>
        <CardPicture
          picture={primaryImage(property.images)}
          alt={property.title}
          sizes={pictureSizes}
          eager={eager}
          className="rounded-md"
        />
        <div className="flex items-start justify-between gap-2 pt-4">
          <h2 id={headingId} dir="auto" className="min-w-0 pt-2 text-xl wrap-anywhere">
            {property.title}
          </h2>
          <IconButton
            label={compareCopy.remove(property.title)}
            onClick={onRemove}
            className="-mr-2 text-ink-soft hover:bg-paper-deep hover:text-ink"
          >
            <Icon name="close" />
          </IconButton>
        </div>
        <div className="flex flex-wrap content-start gap-2 pt-2 pb-6">
          <Badge>{property.architecturalStyle || propertyTypeLabels[property.propertyType]}</Badge>
          {property.featured && <Badge tone="lamp">{compareCopy.featured}</Badge>}
        </div>
        <dl className={`-mx-3 ${facts} grid grid-rows-subgrid border-b border-rule sm:-mx-5`}>
          {cells.map(({ term, value, differs }) => (
            <div
              key={term}
              className={`border-t border-rule px-3 py-3 sm:px-5 ${differs ? 'bg-sage/50 font-semibold' : 'text-ink-soft'}`}
            >
              <dt className="flex items-center gap-2 text-xs font-medium text-ink-soft">
                {term}
                {differs && <DiffersMark />}
              </dt>
              <dd className="mt-0.5 wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="pt-5">
          <Link
            to={paths.property(property.id)}
            aria-describedby={headingId}
            className={buttonStyles('outline', 'w-full')}
          >
            {compareCopy.viewDetails}
          </Link>
        </div>
      </article>
    </li>
  )
}

function DiffersMark() {
  return (
    <>
      <span aria-hidden="true" className="size-2 rounded-full bg-brick forced-colors:bg-[Highlight]" />
      <span className="sr-only">({compareCopy.differs})</span>
    </>
  )
}
