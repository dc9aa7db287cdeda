import { limits } from '@porchlight/contract/limits'
import type { AvailabilityChange } from '@porchlight/contract/properties/availability-change'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import type { QueryClient } from '@tanstack/react-query'
import { propertyMutations } from '../api/property-mutations.ts'
import { propertyQueries } from '../api/property-queries.ts'
import type { Statement } from './statement.ts'

/** A home with its units, as stored. */
export interface PropertyWithUnits {
  property: Property
  units: readonly Unit[]
}
type Stored = Property | Unit

export const storedIn = ({ property, units }: PropertyWithUnits, id: string): Stored | undefined =>
  [property, ...units].find((stored) => stored.id === id)

/** Reads a home and its units from the server. */
export async function readPropertyWithUnits(
  client: QueryClient,
  { id, propertyType }: Pick<Property, 'id' | 'propertyType'>,
) {
  const [property, units] = await Promise.all([
    client.fetchQuery(propertyQueries.detail(id)),
    propertyType === 'multifamily' ? client.fetchQuery(propertyQueries.units(id)) : [],
  ])
  return { property, units }
}

/** Keys are IDs of the home and its units. */
function changeOf(current: PropertyWithUnits, statements: ReadonlyMap<string, Statement>): AvailabilityChange {
  const parts = [...statements].flatMap(([id, { availability, availableFrom, ...confirmation }]) => {
    const stored = storedIn(current, id)
    return stored ? [{ id, availability, availableFrom, ...confirmation, version: stored.version }] : []
  })
  const units = parts.filter(({ id }) => id !== current.property.id)
  const [property] = parts.flatMap(({ id, ...part }) => (id === current.property.id ? [part] : []))
  return { ...(property && { property }), ...(units.length > 0 && { units }) }
}

/** Returns the stored statements of these homes and units, with their confirmations. */
export const statementsBefore = (current: PropertyWithUnits, ids: Iterable<string>) =>
  new Map(
    [...ids].flatMap((id) => {
      const stored = storedIn(current, id)
      if (!stored) return []
      const { availability, availableFrom, availabilityConfirmedAt } = stored
      return [[id, { availability, availableFrom, availabilityConfirmedAt }] as const]
    }),
  )

export type Undo = () => Promise<unknown>

/**
 * Saves all or nothing, in one transaction for every 49. Throws for status 409 if one of these was saved since it was
 * read. Returns the undo.
 */
export async function saveStatements(current: PropertyWithUnits, statements: ReadonlyMap<string, Statement>) {
  const { id } = current.property
  const undos: Undo[] = []
  // After a failure, it can be called again.
  const undo: Undo = async () => {
    for (; undos[0]; undos.shift()) await undos[0]()
  }
  const all = [...statements]
  try {
    for (let start = 0; start < all.length; start += limits.unitsPerTransaction) {
      const part = new Map(all.slice(start, start + limits.unitsPerTransaction))
      const saved = await propertyMutations.saveAvailability(id, changeOf(current, part))
      const change = changeOf(saved, statementsBefore(current, part.keys()))
      undos.push(() => propertyMutations.saveAvailability(id, change))
    }
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}
