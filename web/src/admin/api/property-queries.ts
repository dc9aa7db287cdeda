import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../shared/api/client.ts'

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
      queryFn: ({ signal }) => callApi('GET /api/properties/{id}/units', { params: { id }, signal }),
      staleTime: 0,
    }),
}
