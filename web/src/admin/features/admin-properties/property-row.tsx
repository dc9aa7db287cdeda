import { shortLocationLabels } from '@porchlight/contract/admin-options'
import { primaryImage } from '@porchlight/contract/image-order'
import { propertyTypeLabels } from '@porchlight/contract/options'
import type { Property } from '@porchlight/contract/property'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button, buttonStyles } from '../../../shared/ui/button.tsx'
import { CardPicture } from '../../../shared/ui/card-picture.tsx'
import { shownTime, visibilityOf } from '../../business-time.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { adminPropertiesCopy } from './properties-copy.ts'

const copy = adminPropertiesCopy

interface PropertyRowProps {
  property: Property
  deleting: boolean
  onDelete: () => void
}

/** One property as its administrators see it. */
export function PropertyRow({ property, deleting, onDelete }: PropertyRowProps) {
  const visibility = visibilityOf(property)
  const titleId = `property-${property.id}`
  return (
    <li>
      <article
        aria-labelledby={titleId}
        aria-busy={deleting}
        className={`grid gap-x-6 gap-y-4 py-6 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_auto] ${deleting ? 'opacity-50' : ''}`}
      >
        <CardPicture
          picture={primaryImage(property.images)}
          alt=""
          sizes="(min-width:64rem) 12rem,(min-width:40rem) 10rem,100vw"
          className="rounded-md max-sm:w-full"
        />
        <div className="grid min-w-0 content-start gap-2">
          <h2 id={titleId} className="text-xl wrap-anywhere">
            {property.title}
          </h2>
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{property.architecturalStyle || propertyTypeLabels[property.propertyType]}</Badge>
            {property.propertyType === 'multifamily' && (
              <Badge tone="outline">{copy.units(property.unitCount ?? 0)}</Badge>
            )}
            {visibility === 'draft' && <Badge tone="night">{copy.draft}</Badge>}
            {visibility === 'planned' && property.publishAt && (
              <Badge tone="night">{copy.planned(shownTime(property.publishAt))}</Badge>
            )}
            {property.featured && <Badge tone="lamp">{copy.featured}</Badge>}
            <span className="text-sm text-ink-soft">{shortLocationLabels[property.location]}</span>
          </p>
          <p className="line-clamp-2 max-w-measure text-sm text-ink-soft wrap-anywhere">{property.description}</p>
        </div>
        <div className="flex flex-wrap gap-3 sm:col-start-2 lg:col-start-3 lg:flex-col">
          <Link
            to={paths.adminProperty(property.id)}
            aria-describedby={titleId}
            className={buttonStyles('outline', 'grow lg:grow-0')}
          >
            <AdminIcon name="edit" className="size-4" />
            {copy.edit}
          </Link>
          <Button
            variant="quiet"
            aria-describedby={titleId}
            // keeps the focus, should deleting fail
            aria-disabled={deleting}
            onClick={() => deleting || onDelete()}
            className="grow lg:grow-0"
          >
            <AdminIcon name="trash" className="size-4" />
            {deleting ? copy.deleting : copy.delete}
          </Button>
        </div>
      </article>
    </li>
  )
}
