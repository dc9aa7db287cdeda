import { summarizeAvailability } from '@porchlight/contract/properties/availability-summary'
import { factsOf } from '@porchlight/contract/properties/facts'
import { listFromText } from '@porchlight/contract/properties/field-formats'
import type { Property } from '@porchlight/contract/properties/property'
import { halfStepsFromText, wholeNumberFromText } from '@porchlight/contract/text/typed-number'
import { PropertyCardLayout } from '../../../shared/property-card/property-card-layout.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { useMedia } from '../../../shared/ui/use-media.ts'
import { businessDay } from '../../business-time.ts'
import type { EditedImage, ImageList } from '../../editor/images/image-list.ts'
import { NewImage } from '../../uploads/new-image.tsx'
import { propertyCopy } from './property-copy.ts'
import { type PropertyValues, propertyEditorConfig } from './property-editor-config.ts'

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
  const property = cardOf(values, stored)
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
export function cardOf(values: PropertyValues, stored: Property | undefined, now = new Date()) {
  const { architecturalStyle, availability, availableFrom, description, featured, propertyType } = values
  const stated = { availability: availability || null, availableFrom: availableFrom || null }
  const own = summarizeAvailability(stated, businessDay(now.toISOString()))
  const ofUnits = stored?.availability === null ? stored.availabilitySummary : undefined
  const availabilitySummary = own ?? ofUnits
  return {
    architecturalStyle,
    bathrooms: finiteOrNull(halfStepsFromText(values.bathrooms)),
    bedrooms: finiteOrNull(wholeNumberFromText(values.bedrooms, null)),
    description,
    featured,
    features: [...new Set(listFromText(values.features))],
    neighborhood: values.neighborhood.trim(),
    facts: factsOf(propertyEditorConfig.fieldsOf(values)),
    propertyType,
    squareFeet: finiteOrNull(wholeNumberFromText(values.squareFeet, null)),
    unitCount: stored?.unitCount,
    ...(availabilitySummary && { availabilitySummary }),
  }
}

const finiteOrNull = (count: number | null) => (Number.isFinite(count) ? count : null)
