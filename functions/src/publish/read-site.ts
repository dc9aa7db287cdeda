import type { HeroImage } from '@porchlight/contract/images/hero'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { listHeroImages } from '../data/heroes/hero-repository.ts'
import { gsi1, listingPartition, propertyIdOf, propertySortKey } from '../data/keys.ts'
import { byAge, groupProperties, isListed } from '../data/properties/property-items.ts'
import { itemsOfProperty } from '../data/properties/property-partition.ts'
import { keyOf } from '../data/table/parse-stored.ts'
import { queryAll } from '../data/table/read.ts'
import type { Table } from '../data/table/table.ts'
import { groupUnits } from '../data/units/unit-items.ts'
import { mapWithConcurrency } from '../map-with-concurrency.ts'

export interface PropertyContent {
  property: Property
  units: Unit[]
}

export interface SiteContent {
  /** Newest first. */
  properties: PropertyContent[]
  heroImages: HeroImage[]
  /** Reasons by id of a public property. */
  unreadable: Map<string, unknown>
}

/** Matches the client's limit of concurrent requests (client-options.ts). */
const READ_CONCURRENCY = 16

/**
 * Reads each public property consistently, since the index may be behind. `ids` are properties that the index may not
 * list yet, or may still list. Throws when the table is unavailable.
 */
export async function readSite(table: Table, ids: Iterable<string>): Promise<SiteContent> {
  const content: SiteContent = { properties: [], heroImages: await listHeroImages(table), unreadable: new Map() }
  await mapWithConcurrency(new Set([...ids, ...(await listedIds(table))]), READ_CONCURRENCY, async (id) => {
    const items = await itemsOfProperty(table, id)
    if (!items.some((item) => keyOf(item).SK === propertySortKey && isListed(item))) return
    try {
      const [property] = groupProperties(items)
      if (!property) throw new Error(`The property ${id} is malformed`)
      content.properties.push({ property, units: groupUnits(items) ?? [] })
    } catch (error) {
      content.unreadable.set(id, error)
    }
  })
  content.properties.sort((a, b) => byAge(a.property, b.property))
  return content
}

async function listedIds(table: Table): Promise<string[]> {
  const items = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :listing',
    ExpressionAttributeValues: { ':listing': listingPartition },
    ProjectionExpression: 'PK, SK',
  })
  return items
    .map(keyOf)
    .filter(({ SK }) => SK === propertySortKey)
    .map(propertyIdOf)
}
