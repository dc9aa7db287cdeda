import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { UnitFields } from '@porchlight/contract/properties/unit'

/** A picture as one listing shows it; others may show the same file. */
export interface Image {
  /** File below `pictures/`, without its ending: `rooms/loft-bath`. */
  file: string
  caption: string | null
}

export interface ExampleUnit {
  fields: Omit<UnitFields, 'propertyId'>
  images: readonly Image[]
}

/** An example property. `name` never changes: ids come from it. */
export interface Example {
  name: string
  fields: PropertyFields
  /** ISO 8601, UTC. */
  createdAt: string
  /** The first one is its primary picture, and no other example has that one. */
  images: readonly Image[]
  units: readonly ExampleUnit[]
}

export const image = (file: string, caption: string | null = null): Image => ({ file, caption })

/** Joins paragraphs as the description stores them: an empty line between. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n')

/** A unit in one line: number, bedrooms, bathrooms, square feet, features, pictures, video. */
export function unit(
  unitNumber: string,
  bedrooms: number,
  bathrooms: number,
  squareFeet: number | null,
  features: string | null = null,
  images: readonly Image[] = [],
  youtubeUrl: string | null = null,
): ExampleUnit {
  return { fields: { unitNumber, bedrooms, bathrooms, squareFeet, features, youtubeUrl }, images }
}
