import type { viewRanges } from '@porchlight/contract/analytics/analytics'
import { limits } from '@porchlight/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'

/** What administrators alone are told. */
export const adminQueries = {
  /** The list of properties, asked up to three times more unless the answer is no (docs/product/api.md#endpoints). */
  properties: () =>
    queryOptions({
      queryKey: ['properties', { scope: 'admin' }],
      queryFn: ({ signal }) => callApi('GET /api/properties', { query: { scope: 'admin' }, signal }),
      retry: (failures, error) => failures < limits.propertyListRetries && !hasStatus(error, 401, 403),
    }),
  /** The views of each property day by day, and how many there were before. */
  history: (days: (typeof viewRanges)[number]) =>
    queryOptions({
      queryKey: ['view-history', { days }],
      queryFn: ({ signal }) => callApi('GET /api/analytics/history', { query: { days }, signal }),
    }),
  /** Whether an uploaded picture can be used; asked again, for a minute at most, until that is known. */
  uploadStatus: (imageUrl: string) =>
    queryOptions({
      queryKey: ['upload-status', imageUrl],
      queryFn: ({ signal }) => callApi('GET /api/objects/status', { query: { imageUrl }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data?.uploadStatus === 'waiting' && dataUpdateCount < 30 && 2000,
    }),
  /** How often each property was viewed, in all. */
  views: () =>
    queryOptions({
      queryKey: ['view-counts'],
      queryFn: ({ signal }) => callApi('GET /api/analytics/views', { signal }),
    }),
  /** Properties that can be restored. Below `properties`, since what changes those may change these. */
  deleted: () =>
    queryOptions({
      queryKey: ['properties', { scope: 'deleted' }],
      queryFn: ({ signal }) => callApi('GET /api/deleted-properties', { signal }),
    }),
  /** Who may change things. */
  people: () =>
    queryOptions({
      queryKey: ['people'],
      queryFn: ({ signal }) => callApi('GET /api/people', { signal }),
    }),
}
