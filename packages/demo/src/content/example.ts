import type { PropertyFields } from '@porchlight/contract/property'
import type { UnitFields } from '@porchlight/contract/unit'

/** A picture as one listing shows it; others may show the same file. */
export interface Picture {
  /** File below `pictures/`, without its ending: `rooms/loft-bath`. */
  file: string
  caption: string | null
}

export interface ExampleUnit {
  fields: Omit<UnitFields, 'propertyId'>
  pictures: readonly Picture[]
}

/** An example property. `name` never changes: ids come from it. */
export interface Example {
  name: string
  fields: PropertyFields
  /** ISO 8601, UTC. */
  createdAt: string
  /** The first one is its primary picture, and no other example has that one. */
  pictures: readonly Picture[]
  units: readonly ExampleUnit[]
}

export const picture = (file: string, caption: string | null = null): Picture => ({ file, caption })

/** Joins paragraphs as the description stores them: an empty line between. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n')

/** A unit in one line: number, bedrooms, bathrooms, square feet, features, pictures, video. */
export function unit(
  unitNumber: string,
  bedrooms: number,
  bathrooms: number,
  squareFeet: number | null,
  features: string | null = null,
  pictures: readonly Picture[] = [],
  youtubeUrl: string | null = null,
): ExampleUnit {
  return { fields: { unitNumber, bedrooms, bathrooms, squareFeet, features, youtubeUrl }, pictures }
}
