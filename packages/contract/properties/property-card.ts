import type { Image } from '../images/image.ts'
import { primaryImage } from '../images/image-order.ts'
import type { AvailabilitySummary } from './availability.ts'
import type { Property } from './property.ts'

/** What lists of homes show of a property and filter by. */
export type CardProperty = Pick<
  Property,
  | 'id'
  | 'title'
  | 'description'
  | 'location'
  | 'propertyType'
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFeet'
  | 'featured'
  | 'architecturalStyle'
  | 'features'
  | 'neighborhood'
  | 'facts'
  | 'unitCount'
  | 'unitSummaries'
  | 'availabilitySummary'
> & { image: CardImage | null }

type CardImage = Pick<Image, 'imageUrl' | 'width' | 'height' | 'focus' | 'placeholder' | 'kind'>

/** Only what cards and filters need of a property. */
export function cardOf(property: Property): CardProperty {
  return {
    id: property.id,
    title: property.title,
    description: property.description,
    location: property.location,
    propertyType: property.propertyType,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    squareFeet: property.squareFeet,
    featured: property.featured,
    architecturalStyle: property.architecturalStyle,
    features: property.features,
    neighborhood: property.neighborhood,
    facts: property.facts,
    unitCount: property.unitCount,
    unitSummaries: property.unitSummaries,
    availabilitySummary: property.availabilitySummary && withoutConfirmation(property.availabilitySummary),
    image: imageOf(property),
  }
}

/** Cards do not show it, and it would change the data of every list each day. */
const withoutConfirmation = ({ confirmedDaysAgo: _, ...summary }: AvailabilitySummary) => summary

function imageOf({ images }: Property): CardImage | null {
  const image = primaryImage(images)
  if (!image) return null
  const { imageUrl, width, height, focus, placeholder, kind } = image
  return { imageUrl, width, height, focus, placeholder, kind }
}
