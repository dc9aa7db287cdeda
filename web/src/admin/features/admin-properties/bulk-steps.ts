import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import type { Availability } from '@porchlight/contract/properties/options'
import {
  type Property,
  type PropertyFields,
  type PropertyInput,
  propertyFieldsSchema,
} from '@porchlight/contract/properties/property'
import { type Unit, type UnitFields, type UnitInput, unitFieldsSchema } from '@porchlight/contract/properties/unit'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { propertyQueries } from '../../../shared/api/property-queries.ts'
import { propertyMutations, unitMutations } from '../../api/property-mutations.ts'

type Undo = () => Promise<unknown>
/** Returns the undo. */
export type BulkStep = (property: Property) => Promise<Undo>

export const deletion =
  (client: QueryClient): BulkStep =>
  async ({ id }) => {
    await propertyMutations.remove(client).mutationFn(id)
    return () => propertyMutations.restore(client).mutationFn(id)
  }

/** The undo also restores a planned time. */
export const visibility =
  (client: QueryClient, status: NonNullable<Property['status']>): BulkStep =>
  ({ id }) =>
    saveProperty(client, id, { status, publishAt: undefined }, (before) => ({
      status: before.status ?? 'published',
      publishAt: before.publishAt,
    }))

/** Of a house, or of each unit of a building. */
export const availability =
  (client: QueryClient, state: Availability | null): BulkStep =>
  async ({ id, unitCount }) => {
    const fields = { availability: state, availableFrom: null }
    const before = ({ availability, availableFrom }: Property | Unit) => ({ availability, availableFrom })
    if (!unitCount) return saveProperty(client, id, fields, before)
    const units = await client.fetchQuery({ ...propertyQueries.units(id), staleTime: 0 })
    const undos: Undo[] = []
    // Each save also changes the building.
    for (const unit of units) undos.push(await saveUnit(client, unit, fields, before))
    return async () => {
      for (const undo of undos) await undo()
    }
  }

async function saveProperty(
  client: QueryClient,
  id: string,
  fields: Partial<PropertyFields>,
  earlier: (stored: Property) => Partial<PropertyFields>,
): Promise<Undo> {
  const stored = await client.fetchQuery({ ...propertyQueries.detail(id), staleTime: 0 })
  const save = propertyMutations.save(client, id).mutationFn
  const input = (property: Property, changes: Partial<PropertyFields>): PropertyInput => ({
    property: { ...z.parse(propertyFieldsSchema, property), ...changes, version: property.version },
    images: imagesOf(property),
  })
  const changed = await save(input(stored, fields))
  return () => save(input(changed, earlier(stored)))
}

async function saveUnit(
  client: QueryClient,
  stored: Unit,
  fields: Partial<UnitFields>,
  earlier: (stored: Unit) => Partial<UnitFields>,
): Promise<Undo> {
  const save = unitMutations.save(client, stored.id).mutationFn
  const input = (unit: Unit, changes: Partial<UnitFields>): UnitInput => ({
    unit: { ...z.parse(unitFieldsSchema, unit), ...changes, version: unit.version },
    images: imagesOf(unit),
  })
  const changed = await save(input(stored, fields))
  return () => save(input(changed, earlier(stored)))
}

/** Texts, focal points and kinds stay. */
const imagesOf = ({ images }: Property | Unit) =>
  inDisplayOrder<Property['images'][number] | Unit['images'][number]>(images).map(
    ({ id, imageUrl, caption, isPrimary }) => ({ id, url: imageUrl, caption, isPrimary }),
  )
