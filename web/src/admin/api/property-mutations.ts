import type { AvailabilityChange } from '@porchlight/contract/properties/availability-change'
import type { PropertyInput } from '@porchlight/contract/properties/property'
import type { UnitInput } from '@porchlight/contract/properties/unit'
import type { QueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'

/** Invalidates all property queries. Unit queries have keys below them. */
const writing = <Input, Output>(client: QueryClient, mutationFn: (input: Input) => Promise<Output>) => ({
  mutationFn,
  onSuccess: () => client.invalidateQueries({ queryKey: ['properties'] }),
})

/** The form's version of the property or unit. */
export interface ImageRemoval {
  id: string
  version: number | undefined
}

/** The second call after a lost response updates the property that the first one created. */
async function createOnce({ property, images }: PropertyInput, id: string) {
  try {
    return await callApi('POST /api/properties', { body: { property: { ...property, id }, images } })
  } catch (error) {
    if (!hasStatus(error, 409)) throw error
    // Without such a property the conflict has another reason.
    const { version } = await callApi('GET /api/properties/{id}', { params: { id } }).catch((missing) => {
      throw hasStatus(missing, 404) ? error : missing
    })
    return callApi('PUT /api/properties/{id}', { params: { id }, body: { property: { ...property, version }, images } })
  }
}

/** `save` without an ID creates a property under `newId`. */
export const propertyMutations = {
  save: (client: QueryClient, id: string | undefined, newId: string = crypto.randomUUID()) =>
    writing(client, (body: PropertyInput) =>
      id === undefined ? createOnce(body, newId) : callApi('PUT /api/properties/{id}', { params: { id }, body }),
    ),
  saveAvailability: (client: QueryClient) =>
    writing(client, ({ id, change }: { id: string; change: AvailabilityChange }) =>
      callApi('PUT /api/properties/{id}/availability', { params: { id }, body: change }),
    ),
  duplicate: (client: QueryClient) =>
    writing(client, (id: string) => callApi('POST /api/properties/{id}/duplicate', { params: { id } })),
  remove: (client: QueryClient) =>
    writing(client, (id: string) => callApi('DELETE /api/properties/{id}', { params: { id } })),
  restore: (client: QueryClient) =>
    writing(client, (id: string) => callApi('POST /api/deleted-properties/{id}/restore', { params: { id } })),
  removePermanently: (client: QueryClient) =>
    writing(client, (id: string) => callApi('DELETE /api/deleted-properties/{id}', { params: { id } })),
  removeImage: (client: QueryClient) =>
    writing(client, ({ id, version }: ImageRemoval) =>
      callApi('DELETE /api/property-images/{id}', { params: { id }, query: { version } }),
    ),
}

/** `save` without an ID creates a unit. */
export const unitMutations = {
  save: (client: QueryClient, id: string | undefined) =>
    writing(client, (body: UnitInput) =>
      id === undefined
        ? callApi('POST /api/units', { body })
        : callApi('PATCH /api/units/{id}', { params: { id }, body }),
    ),
  duplicate: (client: QueryClient, id: string) =>
    writing(client, (unitNumbers: string[]) =>
      callApi('POST /api/units/{id}/duplicates', { params: { id }, body: { unitNumbers } }),
    ),
  remove: (client: QueryClient) =>
    writing(client, (id: string) => callApi('DELETE /api/units/{id}', { params: { id } })),
  /** Restores a deleted unit through its history record. */
  restore: (client: QueryClient, propertyId: string) =>
    writing(client, async (id: string) => {
      const { changes } = await callApi('GET /api/history', { query: { historyId: propertyId } })
      const deletion = changes.find(({ action, of }) => action === 'deleted' && of.id === id)
      if (!deletion) throw new Error('The deletion is not among the latest changes')
      return callApi('POST /api/history/{id}/restore', { params: { id: deletion.id }, body: { state: 'before' } })
    }),
  removeImage: (client: QueryClient) =>
    writing(client, ({ id, version }: ImageRemoval) =>
      callApi('DELETE /api/unit-images/{id}', { params: { id }, query: { version } }),
    ),
}
