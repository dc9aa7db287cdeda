import type { AvailabilityChange } from '@porchlight/contract/properties/availability-change'
import type { PropertyInput } from '@porchlight/contract/properties/property'
import type { UnitInput } from '@porchlight/contract/properties/unit'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/api/client.ts'

/** Refetches all properties. The keys of units are below theirs. */
export const refreshProperties = (client: QueryClient) => client.invalidateQueries({ queryKey: ['properties'] })

export const firstVersion = 1

const updateProperty = (id: string, body: PropertyInput) =>
  callApi('PUT /api/properties/{id}', { params: { id }, body })

const updateUnit = (id: string, body: UnitInput) => callApi('PATCH /api/units/{id}', { params: { id }, body })

/** `save` without ID and version creates one under `newId`. The callers refresh the properties. */
export const propertyMutations = {
  save: (body: PropertyInput, id: string | undefined, newId: string = crypto.randomUUID()) =>
    id === undefined && body.property.version === undefined
      ? callApi('POST /api/properties', { body: { ...body, property: { ...body.property, id: newId } } })
      : updateProperty(id ?? newId, body),
  saveAvailability: (id: string, body: AvailabilityChange) =>
    callApi('PUT /api/properties/{id}/availability', { params: { id }, body }),
  duplicate: (id: string) => callApi('POST /api/properties/{id}/duplicate', { params: { id } }),
  remove: (id: string) => callApi('DELETE /api/properties/{id}', { params: { id } }),
  restore: (id: string) => callApi('POST /api/deleted-properties/{id}/restore', { params: { id } }),
  removePermanently: (id: string) => callApi('DELETE /api/deleted-properties/{id}', { params: { id } }),
  removeImage: (id: string, version: number | undefined) =>
    callApi('DELETE /api/property-images/{id}', { params: { id }, query: { version } }),
}

export const unitMutations = {
  save({ unit, images }: UnitInput, id: string | undefined, newId: string) {
    const unitId = id ?? `${unit.propertyId}.${newId}`
    if (id !== undefined || unit.version !== undefined) return updateUnit(unitId, { unit, images })
    return callApi('POST /api/units', { body: { unit: { ...unit, id: unitId }, images } })
  },
  duplicate: (id: string, unitNumbers: string[]) =>
    callApi('POST /api/units/{id}/duplicates', { params: { id }, body: { unitNumbers } }),
  remove: (id: string) => callApi('DELETE /api/units/{id}', { params: { id } }),
  /** Restores a deleted unit through its history record. */
  async restore(propertyId: string, id: string) {
    const { changes } = await callApi('GET /api/history', { query: { historyId: propertyId } })
    const deletion = changes.find(({ action, of }) => action === 'deleted' && of.id === id)
    if (!deletion) throw new Error('The deletion is not among the latest changes')
    return callApi('POST /api/history/{id}/restore', { params: { id: deletion.id }, body: { state: 'before' } })
  },
  removeImage: (id: string, version: number | undefined) =>
    callApi('DELETE /api/unit-images/{id}', { params: { id }, query: { version } }),
}
