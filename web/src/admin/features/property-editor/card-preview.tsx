import { summarizeAvailability } from '@porchlight/contract/properties/availability-summary'
import type { Property, PropertyFields } from '@porchlight/contract/properties/property'
import { PropertyCardLayout } from '../../../shared/property-card/property-card-layout.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { useMedia } from '../../../shared/ui/use-media.ts'
import { businessDay } from '../../business-time.ts'
import type { EditedImage, ImageList } from '../../editor/images/image-list.ts'
import { NewImage } from '../../uploads/new-image.tsx'
import { propertyCopy } from './property-copy.ts'
import { fieldsOf, type PropertyValues } from './property-editor-config.ts'

interface CardPreviewProps {
  values: PropertyValues
  images: ImageList
  /** Undefined for a new property. */
  stored: Property | undefined
}

const copy = propertyCopy.card

/** The preview is beside the form on wide screens, else collapsed. */
export function CardPreview(props: CardPreviewProps) {
  if (useMedia('(min-width: 64rem)'))
    return (
      // Screen readers have all of it in the form.
      <div aria-hidden="true" className="mt-8">
        <p className="pb-3 text-xs text-ink-soft">{copy.heading}</p>
        <EditedCard {...props} />
      </div>
    )
  return (
    <details className="mt-6 border-t border-rule">
      <summary className="flex min-h-touch cursor-pointer items-center text-sm font-semibold text-brick">
        {copy.see}
      </summary>
      <p className="pt-1 pb-3 text-xs text-ink-soft">{copy.heading}</p>
      <div className="max-w-96">
        <EditedCard {...props} />
      </div>
    </details>
  )
}

function EditedCard({ values, images, stored }: CardPreviewProps) {
  const property = cardOf(fieldsOf(values), stored)
  return (
    <PropertyCardLayout
      property={property}
      titleId="property-card-title"
      title={<span className="wrap-anywhere">{values.title.trim() || copy.untitled}</span>}
      image={<EditedImagePreview image={images.find(({ isPrimary }) => isPrimary) ?? images[0]} />}
    />
  )
}

function EditedImagePreview({ image }: { image: EditedImage | undefined }) {
  if (image && image.id === undefined)
    return <NewImage key={image.url} url={image.url} file={undefined} alt="" className="rounded-md" />
  const displayed = image && { ...image, imageUrl: image.url }
  return <CardImage image={displayed} alt="" sizes="24rem" className="rounded-md" />
}

/** Leaves out incomplete numbers. */
export function cardOf(fields: Partial<PropertyFields>, stored: Property | undefined, now = new Date()) {
  const { availability = null, availableFrom = null } = fields
  const own = summarizeAvailability({ availability, availableFrom }, businessDay(now.toISOString()))
  const ofUnits = stored?.availability === null ? stored.availabilitySummary : undefined
  const availabilitySummary = own ?? ofUnits
  return {
    architecturalStyle: fields.architecturalStyle ?? null,
    bathrooms: finiteOrNull(fields.bathrooms),
    bedrooms: finiteOrNull(fields.bedrooms),
    description: fields.description ?? '',
    featured: fields.featured ?? false,
    features: [...new Set(fields.features ?? [])],
    neighborhood: fields.neighborhood ?? null,
    facts: fields.facts ?? null,
    propertyType: fields.propertyType ?? 'single-family',
    squareFeet: finiteOrNull(fields.squareFeet),
    unitCount: stored?.unitCount,
    ...(availabilitySummary && { availabilitySummary }),
  }
}

const finiteOrNull = (count: number | null | undefined) => (Number.isFinite(count) ? (count ?? null) : null)
