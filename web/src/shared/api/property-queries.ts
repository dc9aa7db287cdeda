import { publicRoutes } from '@porchlight/contract/public-routes'
import type { Unit } from '@porchlight/contract/unit'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const propertyQueries = {
  detail: (id: string) =>
    queryOptions({
      queryKey: ['properties', id],
      queryFn: ({ signal }) => callApi(publicRoutes.getProperty, { params: { id }, signal }),
    }),
  units: (id: string) =>
    queryOptions({
      queryKey: ['properties', id, 'units'],
      queryFn: ({ signal }) => askForUnits(id, signal),
    }),
}

export async function askForUnits(id: string, signal: AbortSignal): Promise<Unit[]> {
  try {
    return await callApi(publicRoutes.listUnits, { params: { id }, signal })
  } catch (cause) {
    // the words of docs/product.md#errors-and-messages
    throw new Error('Failed to fetch units', { cause })
  }
}
