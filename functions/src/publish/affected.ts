import { locationSchema, propertyTypeSchema } from '@porchlight/contract/option-schemas'
import { type Location, locations } from '@porchlight/contract/options'
import type { Placed } from '@porchlight/contract/similar-homes'
import * as z from 'zod/mini'
import {
  heroPartition,
  imagePrefix,
  propertyIdOf,
  propertyPartition,
  propertySortKey,
  unitPrefix,
  uploadIdOf,
  variantsSortKey,
} from '../data/keys.ts'

const text = z.object({ S: z.string() })
/** Null where the table has that. */
const number = z.optional(z.looseObject({ N: z.optional(z.coerce.number()) }))
const image = z.optional(
  z.looseObject({
    location: z.optional(z.object({ S: locationSchema })),
    propertyType: z.optional(z.object({ S: propertyTypeSchema })),
    bedrooms: number,
    squareFeet: number,
  }),
)
const recordSchema = z.object({
  dynamodb: z.object({
    Keys: z.object({ PK: text, SK: text }),
    OldImage: image,
    NewImage: image,
  }),
})
/** What the table's stream tells of one write. */
type ChangeRecord = z.infer<typeof recordSchema>

/** What writes to the table may have changed on the site. */
export interface Affected {
  /** Ids of the properties whose own pages may show something else. */
  properties: Set<string>
  /** Ids of the properties that lists may show otherwise, and the cities in which they were or are. */
  listed: Set<string>
  cities: Set<Location>
  /** Where these stood among the others of their city before. */
  former: Placed[]
  home: boolean
}

/** Reads stream records; throws for what is none. */
export function affectedBy(records: readonly unknown[]): Affected {
  const affected: Affected = { properties: new Set(), listed: new Set(), cities: new Set(), former: [], home: false }
  for (const raw of records) note(affected, z.parse(recordSchema, raw))
  return affected
}

function note(affected: Affected, { dynamodb: { Keys, OldImage, NewImage } }: ChangeRecord): void {
  const [PK, SK] = [Keys.PK.S, Keys.SK.S]
  if (PK === heroPartition) affected.home = true
  if (!PK.startsWith(propertyPartition(''))) return
  const id = propertyIdOf({ PK })
  const isProperty = SK === propertySortKey
  const isListed = isProperty || SK.startsWith(imagePrefix)
  if (isListed || SK.startsWith(unitPrefix)) affected.properties.add(id)
  if (!isListed) return
  affected.listed.add(id)
  for (const { location } of [OldImage ?? {}, NewImage ?? {}]) if (location) affected.cities.add(location.S)
  const { location, propertyType, bedrooms, squareFeet } = OldImage ?? {}
  if (location && propertyType) {
    const counts = { bedrooms: bedrooms?.N ?? null, squareFeet: squareFeet?.N ?? null }
    affected.former.push({ id, location: location.S, propertyType: propertyType.S, ...counts })
  }
  // An image does not name its property's city, so both cities are made again; an unchanged page is not written.
  if (!isProperty && affected.cities.size === 0) for (const location of locations) affected.cities.add(location)
}

const withdrawnSchema = z.object({
  dynamodb: z.object({
    Keys: z.object({ PK: text, SK: text }),
    NewImage: z.optional(z.looseObject({ withdrawing: z.optional(z.object({ BOOL: z.boolean() })) })),
  }),
})

/** Ids of the pictures whose variants were taken away, by the same records. */
export function withdrawnBy(records: readonly unknown[]): string[] {
  const changes = records.map((raw) => z.parse(withdrawnSchema, raw).dynamodb)
  const withdrawn = changes.filter(({ Keys, NewImage }) => Keys.SK.S === variantsSortKey && NewImage?.withdrawing?.BOOL)
  return [...new Set(withdrawn.map(({ Keys }) => uploadIdOf({ PK: Keys.PK.S, SK: Keys.SK.S })))]
}
