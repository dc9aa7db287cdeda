import type { ArchitecturalStyle } from '@porchlight/contract/admin-options'
import type { PropertyFields } from '@porchlight/contract/property'
import type { UnitFields } from '@porchlight/contract/unit'
import type { Season } from '../landscape/season.ts'
import type { TimeOfDay } from '../picture/light.ts'
import type { RoomName } from '../picture/picture.ts'

/** A view of a property; `seed` tells two rooms of one kind apart. */
export interface View {
  of: 'street' | 'door' | RoomName
  time: TimeOfDay
  caption: string | null
  seed?: string
}

export interface ExampleUnit {
  fields: Omit<UnitFields, 'propertyId'>
  views: readonly View[]
}

/** An example property. `name` never changes: ids and drawings come from it. */
export interface Example {
  name: string
  fields: PropertyFields
  /** ISO 8601, UTC. */
  createdAt: string
  /** How it is drawn, which may say more than its listing does; without a seed its name is the seed. */
  drawn: { style: ArchitecturalStyle; season: Season; number: string; seed?: string }
  views: readonly View[]
  units: readonly ExampleUnit[]
}

export const street = (time: TimeOfDay, caption: string | null = null): View => ({ of: 'street', time, caption })
export const door = (time: TimeOfDay, caption: string | null = null): View => ({ of: 'door', time, caption })
export const room = (of: RoomName, time: TimeOfDay, caption: string | null = null, seed?: string): View => ({
  of,
  time,
  caption,
  ...(seed === undefined ? {} : { seed }),
})

/** Joins paragraphs as the description stores them: an empty line between. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n')

/** A unit in one line: number, bedrooms, bathrooms, square feet, features, views, video. */
export function unit(
  unitNumber: string,
  bedrooms: number,
  bathrooms: number,
  squareFeet: number | null,
  features: string | null = null,
  views: readonly View[] = [],
  youtubeUrl: string | null = null,
): ExampleUnit {
  return { fields: { unitNumber, bedrooms, bathrooms, squareFeet, features, youtubeUrl }, views }
}
