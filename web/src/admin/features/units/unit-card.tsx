import { primaryImage } from '@porchlight/contract/images/image-order'
import type { Unit } from '@porchlight/contract/properties/unit'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { TextWithName } from '../../../shared/ui/text-with-name.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { unitCopy } from './unit-copy.ts'

const copy = unitCopy

/** Focused when the form of its unit closes. */
export const editButtonId = (unitId: string) => `unit-edit-${unitId}`

interface UnitCardProps {
  unit: Unit
  deleting: boolean
  onEdit: () => void
  onDelete: () => void
  onDuplicate: () => void
}

/** One unit in the list. */
export function UnitCard({ unit, deleting, onEdit, onDelete, onDuplicate }: UnitCardProps) {
  const titleId = `unit-${unit.id}`
  return (
    <li>
      <article
        aria-labelledby={titleId}
        aria-busy={deleting}
        className={`grid grid-cols-[min(6rem,30vw)_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[8rem_minmax(0,1fr)] ${deleting ? 'opacity-50' : ''}`}
      >
        <CardImage
          image={primaryImage(unit.images)}
          alt=""
          sizes="(min-width:40rem) 8rem,6rem"
          className="self-start rounded-md"
        />
        <div className="grid min-w-0 content-start gap-2">
          <div>
            <h3 id={titleId} className="text-lg wrap-anywhere">
              <TextWithName text={copy.named(unit.unitNumber)} name={unit.unitNumber} />
            </h3>
            {unit.propertyTitle && <p className="text-sm text-ink-soft wrap-anywhere">{unit.propertyTitle}</p>}
          </div>
          <ul className="flex flex-wrap gap-2">
            {unitBadges(unit).map((badge) => (
              <li key={badge}>
                <Badge tone={badge === copy.video ? 'sage' : 'outline'}>{badge}</Badge>
              </li>
            ))}
          </ul>
          {unit.features && <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{unit.features}</p>}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:col-span-full max-sm:*:px-2 sm:col-start-2">
          <Button
            id={editButtonId(unit.id)}
            variant="outline"
            aria-describedby={titleId}
            disabled={deleting}
            onClick={onEdit}
            className="max-sm:grow"
          >
            <AdminIcon name="edit" className="size-4" />
            {copy.edit}
          </Button>
          <Button
            variant="quiet"
            aria-describedby={titleId}
            disabled={deleting}
            onClick={onDuplicate}
            className="max-sm:grow"
          >
            <AdminIcon name="copy" className="size-4" />
            {copy.duplicate.button}
          </Button>
          <Button variant="quiet" aria-describedby={titleId} off={deleting} onClick={onDelete} className="max-sm:grow">
            <AdminIcon name="trash" className="size-4" />
            {deleting ? copy.deleting : copy.delete}
          </Button>
        </div>
      </article>
    </li>
  )
}

/** Returns the texts of a unit's badges, in order (docs/product/property-editor.md#units-in-the-editor). */
export function unitBadges({ bedrooms, bathrooms, squareFeet, youtubeUrl }: Unit): string[] {
  return [
    copy.beds(bedrooms),
    copy.baths(bathrooms),
    ...(squareFeet === null ? [] : [copy.squareFeet(squareFeet)]),
    ...(youtubeUrl ? [copy.video] : []),
  ]
}
