import type { Availability } from '@porchlight/contract/properties/options'
import type { Property, PropertyInput } from '@porchlight/contract/properties/property'
import type { QueryClient } from '@tanstack/react-query'
import { propertyMutations } from '../../api/property-mutations.ts'
import { propertyQueries } from '../../api/property-queries.ts'
import { readPropertyWithUnits, saveStatements, type Undo } from '../../availability/save-statements.ts'
import { inputOf } from '../../one-house.ts'

/** Returns the undo. */
export type BulkStep = (property: Property) => Promise<Undo>

export const deletion: BulkStep = async ({ id }) => {
  await propertyMutations.remove(id)
  return () => propertyMutations.restore(id)
}

/** The undo also restores a planned time. */
export const visibility =
  (client: QueryClient, status: NonNullable<Property['status']>): BulkStep =>
  async ({ id }) => {
    const stored = await client.fetchQuery(propertyQueries.detail(id))
    const save = (body: PropertyInput) => propertyMutations.save(body, id)
    const changed = await save(inputOf(stored, { status, publishAt: undefined }))
    const earlier = { status: stored.status ?? 'published', publishAt: stored.publishAt }
    return () => save(inputOf(changed, earlier))
  }

/** Of a house, or of all units of a building, whose own availability would hide theirs. */
export const availability =
  (client: QueryClient, state: Availability | null): BulkStep =>
  async (property) => {
    const current = await readPropertyWithUnits(client, property)
    const { units } = current
    const own = [current.property.id, { availability: units.length > 0 ? null : state, availableFrom: null }] as const
    const statements = [
      ...(units.length === 0 || current.property.availability ? [own] : []),
      ...units.map(({ id }) => [id, { availability: state, availableFrom: null }] as const),
    ]
    return saveStatements(current, new Map(statements))
  }
