import type { Unit } from '@porchlight/contract/properties/unit'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

/** Administrators always see what is stored now. */
export const propertyQueries = {
  detail: (id: string) =>
    queryOptions({
      queryKey: ['properties', id],
      queryFn: ({ signal }) => callApi('GET /api/properties/{id}', { params: { id }, signal }),
      staleTime: 0,
    }),
  units: (id: string) =>
    queryOptions({
      queryKey: ['properties', id, 'units'],
      queryFn: ({ signal }) => fetchUnits(id, signal),
      staleTime: 0,
    }),
}

export async function fetchUnits(id: string, signal: AbortSignal): Promise<Unit[]> {
  try {
    return await callApi('GET /api/properties/{id}/units', { params: { id }, signal })
  } catch (cause) {
    // The message is defined in docs/product/api.md#errors-and-messages.
    throw new Error('Failed to fetch units', { cause })
  }
}
