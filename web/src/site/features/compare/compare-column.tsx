import { primaryImage } from '@porchlight/contract/images/image-order'
import { isLeased } from '@porchlight/contract/properties/availability-state'
import { propertyTypeLabels } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { SaveButton } from '../../../shared/saved/save-button.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { buttonStyles, IconButton } from '../../../shared/ui/button.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { AvailableHomesLink } from '../../links/text-links.tsx'
import { compareCopy } from './compare-copy.ts'

interface CompareColumnProps {
  property: Property
  cells: readonly { term: string; value: string; differs: boolean; translate?: 'no' | undefined }[]
  eager: boolean
  onRemove: () => void
}

/** HTML `sizes` in columns of at least 300 px. */
const comparedSizes = '(min-width:64rem) 190px,(min-width:42rem) 46vw,300px'

/** Its rows use the subgrid of the table, so that they align with the other columns. */
export function CompareColumn({ property, cells, eager, onRemove }: CompareColumnProps) {
  const headingId = useId()
  // Three rows before the facts and one after them.
  const allRows = { gridRow: `span ${cells.length + 4}` }
  return (
    <li style={allRows} className="grid snap-start grid-rows-subgrid border-rule px-3 not-first:border-l sm:px-5">
      <article
        aria-labelledby={headingId}
        style={allRows}
        className="grid min-w-0 grid-rows-subgrid lg:grid-cols-[1fr_2fr] lg:gap-x-5"
      >
        <CardImage
          image={primaryImage(property.images)}
          alt={property.title}
          sizes={comparedSizes}
          eager={eager}
          className="self-start rounded-md lg:row-span-2 lg:row-start-2 lg:mb-3"
        />
        <div className="row-start-2 flex items-start justify-between gap-2 pt-4 lg:col-start-2 lg:pt-0">
          <h2
            id={headingId}
            dir="auto"
            className="min-w-0 pt-2 text-xl wrap-anywhere lg:pt-0 lg:text-lg lg:leading-tight"
          >
            {property.title}
          </h2>
          <IconButton
            label={compareCopy.remove(property.title)}
            onClick={onRemove}
            className="-mr-2 text-ink-soft lg:-mt-2 hover:bg-paper-deep hover:text-ink"
          >
            <Icon name="close" />
          </IconButton>
        </div>
        <div className="row-start-3 flex flex-wrap content-start gap-2 pt-2 pb-6 lg:col-start-2 lg:pb-4">
          <Badge>{property.architecturalStyle || propertyTypeLabels[property.propertyType]}</Badge>
          {property.featured && <Badge tone="lamp">{compareCopy.featured}</Badge>}
        </div>
        <dl
          style={{ gridRow: `4 / span ${cells.length}` }}
          className="col-span-full -mx-3 grid grid-rows-subgrid border-b border-rule sm:-mx-5"
        >
          {cells.map(({ term, value, differs, translate }) => (
            <div
              key={term}
              className={`border-t border-rule px-3 py-3 sm:px-5 lg:grid lg:grid-cols-[1fr_2fr] lg:items-baseline lg:gap-x-5 lg:py-2 ${differs ? 'bg-sage/50 font-semibold' : 'text-ink-soft'}`}
            >
              <dt className="flex items-center gap-2 text-xs font-medium text-ink-soft">
                {term}
                {differs && (
                  <>
                    <span
                      aria-hidden="true"
                      className="size-2 shrink-0 rounded-full bg-brick forced-colors:bg-[Highlight]"
                    />
                    <span className="sr-only">({compareCopy.differs})</span>
                  </>
                )}
              </dt>
              <dd translate={translate} className="mt-0.5 wrap-anywhere tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="col-span-full -row-end-1 pt-5">
          <Link
            to={paths.property(property.id)}
            aria-describedby={headingId}
            className={buttonStyles('outline', 'w-full')}
          >
            {compareCopy.viewDetails}
          </Link>
          <div className="flex flex-wrap gap-x-8">
            <SaveButton property={property} />
            {isLeased(property) && <AvailableHomesLink location={property.location} />}
          </div>
        </div>
      </article>
    </li>
  )
}
