import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { UnitFields } from '@porchlight/contract/properties/unit'

/** Several listings may show one file. */
export interface Image {
  /** A file below `images/`, without extension: `rooms/loft-bath`. */
  file: string
  caption: string | null
  kind?: 'floor-plan'
}

export interface ExampleUnit {
  fields: Omit<UnitFields, 'propertyId'>
  images: readonly Image[]
}

/** `name` must not change, because ids derive from it. */
export interface Example {
  name: string
  fields: PropertyFields
  /** ISO 8601, UTC. */
  createdAt: string
  /** The first one is the primary image, which no other example shows. */
  images: readonly Image[]
  units: readonly ExampleUnit[]
}

export const image = (file: string, caption: string | null = null): Image => ({ file, caption })

export const floorPlan = (file: string): Image => ({ file, caption: null, kind: 'floor-plan' })

/** A description stores paragraphs with empty lines between them. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n')

/** A unit; area in square feet, features separated by commas. */
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
