import { shortLocationLabels } from '@porchlight/contract/properties/admin-options'
import { propertyTypeLabels } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { formatShortDay } from '../../../shared/format.ts'
import { paths } from '../../../shared/paths.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button, buttonStyles } from '../../../shared/ui/button.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { turnoverCopy } from '../../availability/turnover-copy.ts'
import { formatTime } from '../../business-time.ts'
import { DuplicateButton } from '../../duplicate-button.tsx'
import { oneHouseCopy, saveAsOneHouse } from '../../one-house.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { bulkCopy } from './bulk-copy.ts'
import { adminPropertiesCopy } from './properties-copy.ts'
import type { PropertyRowData } from './property-rows.ts'

const copy = adminPropertiesCopy

interface PropertyRowProps {
  row: PropertyRowData
  showConcerns: boolean
  deleting: boolean
  duplicating: boolean
  /** Undefined outside of selection mode. */
  isSelected: boolean | undefined
  onSelect: (id: string, isSelected: boolean) => void
  confirming: boolean
  onAvailability: (property: Property) => void
  onConfirm: (property: Property) => void
  onDuplicate: (id: string) => void
  onDelete: (property: { id: string; title: string }) => void
}

export const rowTitleId = (id: string) => `property-${id}`

export const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
  const { row, showConcerns, deleting, duplicating, isSelected, onSelect, onDelete, onDuplicate } = props
  const { property, image, changedOn, visibility, concerns, hasUnsavedChanges, views } = row
  const titleId = rowTitleId(property.id)
  return (
    <li className="relative render-lazily [--lazy-height:20rem] sm:[--lazy-height:17rem] lg:[--lazy-height:16rem]">
      <article
        aria-labelledby={titleId}
        aria-busy={deleting}
        className={`grid grid-cols-[min(6rem,28%)_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-4 sm:py-6 lg:grid-cols-[12rem_minmax(0,1fr)_auto] ${deleting ? 'opacity-50' : ''}`}
      >
        {isSelected !== undefined && (
          <label className="absolute top-5 left-0 z-[1] grid size-touch cursor-pointer place-items-center rounded-md bg-paper sm:top-6">
            <input
              type="checkbox"
              aria-label={bulkCopy.selectOne(property.title)}
              checked={isSelected}
              onChange={({ target }) => onSelect(property.id, target.checked)}
              className="size-6 accent-brick"
            />
          </label>
        )}
        <CardImage
          image={image}
          alt=""
          sizes="(min-width:64rem) 12rem,(min-width:40rem) 10rem,6rem"
          className="self-start rounded-md"
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
              <Badge tone="night">{copy.planned(formatTime(property.publishAt))}</Badge>
            )}
            {property.featured && <Badge tone="lamp">{copy.featured}</Badge>}
            {hasUnsavedChanges && <Badge tone="lamp">{copy.unsaved}</Badge>}
            <span className="text-sm text-ink-soft">{shortLocationLabels[property.location]}</span>
          </p>
          <RowAvailability {...props} titleId={titleId} />
          <p className="line-clamp-2 max-w-measure text-sm text-ink-soft wrap-anywhere">{property.description}</p>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
            <span>{copy.changed(formatShortDay(changedOn))}</span>
            {/* Late views move no button. */}
            <span className="basis-40">{views === undefined ? '\u00a0' : copy.views(views)}</span>
          </p>
          {showConcerns && (
            <p className="flex flex-wrap gap-2">
              {concerns.map((concern) => (
                <Badge key={concern} tone="outline">
                  {copy.attention[concern]}
                </Badge>
              ))}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:col-span-full max-sm:gap-2 max-sm:*:px-2 sm:col-start-2 lg:col-start-3 lg:flex-col">
          <Link
            to={paths.adminProperty(property.id)}
            aria-describedby={titleId}
            className={buttonStyles('outline', 'grow lg:grow-0')}
          >
            <AdminIcon name="edit" className="size-4" />
            {copy.edit}
          </Link>
          <DuplicateButton
            aria-describedby={titleId}
            busy={duplicating}
            onClick={() => onDuplicate(property.id)}
            className="grow lg:grow-0"
          />
          <Button
            variant="quiet"
            aria-describedby={titleId}
            off={deleting}
            onClick={() => onDelete(property)}
            className="grow lg:grow-0"
          >
            <AdminIcon name="trash" className="size-4" />
            {deleting ? copy.deleting : copy.delete}
          </Button>
        </div>
      </article>
    </li>
  )
})

/** Opens the panel, or confirms an old availability. */
function RowAvailability({
  row,
  titleId,
  confirming,
  onAvailability,
  onConfirm,
}: PropertyRowProps & { titleId: string }) {
  const client = useQueryClient()
  const { property, availability = turnoverCopy.none, concerns } = row
  const old = concerns.filter((concern) => concern === 'unconfirmed' || concern === 'passed')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="outline"
        aria-label={turnoverCopy.open(availability)}
        aria-describedby={titleId}
        aria-haspopup="dialog"
        className="max-w-full min-w-0 px-3! text-left! wrap-anywhere"
        onClick={() => onAvailability(property)}
      >
        {availability}
      </Button>
      {concerns.includes('units') && (
        <Button
          variant="outline"
          aria-describedby={titleId}
          className="max-w-full min-w-0 px-3! wrap-anywhere"
          onClick={() => void saveAsOneHouse(client, property)}
        >
          {oneHouseCopy.label}
        </Button>
      )}
      {old.length > 0 && (
        <>
          <Button
            variant="outline"
            aria-describedby={titleId}
            busy={confirming}
            className="max-w-full min-w-0 px-3! wrap-anywhere"
            onClick={() => onConfirm(property)}
          >
            {confirming ? turnoverCopy.confirming : turnoverCopy.stillTrue}
          </Button>
          <span className="text-sm text-ink-soft">{old.map((concern) => copy.attention[concern]).join('. ')}</span>
        </>
      )}
    </div>
  )
}
