import type { viewRanges } from '@porchlight/contract/analytics/analytics'
import type { ImageAdvice } from '@porchlight/contract/images/image-advice'
import { limits } from '@porchlight/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'

export const adminQueries = {
  /** Retries up to three times unless access is refused (docs/product/api.md#endpoints). */
  properties: () =>
    queryOptions({
      queryKey: ['properties', { scope: 'admin' }],
      queryFn: ({ signal }) => callApi('GET /api/properties', { query: { scope: 'admin' }, signal }),
      retry: (failures, error) => failures < limits.propertyListRetries && !hasStatus(error, 401, 403),
    }),
  heroImages: () =>
    queryOptions({
      queryKey: ['hero-images'],
      queryFn: ({ signal }) => callApi('GET /api/hero-images', { signal }),
    }),
  history: (days: (typeof viewRanges)[number]) =>
    queryOptions({
      queryKey: ['view-history', { days }],
      queryFn: async ({ signal }) => ({
        ...(await callApi('GET /api/analytics/history', { query: { days }, signal })),
        days: Number(days),
      }),
    }),
  /** Polls for at most a minute. */
  uploadStatus: (imageUrl: string) =>
    queryOptions({
      queryKey: ['upload-status', imageUrl],
      queryFn: ({ signal }) => callApi('GET /api/objects/status', { query: { imageUrl }, signal }),
      refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
        (!data || data.uploadStatus === 'waiting') && dataUpdateCount + errorUpdateCount < 30 && 2000,
    }),
  /** What to improve about any number of images. Polls for at most a minute while one of `awaited` is not judged yet. */
  imageAdvice: (imageUrls: readonly string[], awaited: readonly string[]) =>
    queryOptions({
      queryKey: ['image-advice', imageUrls],
      queryFn: async ({ signal }) => {
        const advice: ImageAdvice[] = []
        for (let start = 0; start < imageUrls.length; start += limits.imagesPerParent) {
          const query = { imageUrls: imageUrls.slice(start, start + limits.imagesPerParent).join(',') }
          advice.push(...(await callApi('GET /api/objects/advice', { query, signal })))
        }
        return advice
      },
      // An image saved meanwhile may not have been judged then.
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data && awaited.some((url) => !data.some(({ imageUrl }) => imageUrl === url)) && dataUpdateCount < 60 && 1000,
    }),
  views: () =>
    queryOptions({
      queryKey: ['view-counts'],
      queryFn: ({ signal }) => callApi('GET /api/analytics/views', { signal }),
      staleTime: 0,
    }),
  /** The key is below `properties`, whose mutations invalidate it too. */
  deleted: () =>
    queryOptions({
      queryKey: ['properties', { scope: 'deleted' }],
      queryFn: ({ signal }) => callApi('GET /api/deleted-properties', { signal }),
      // An earlier list lacks what was just deleted.
      gcTime: 0,
    }),
  people: () =>
    queryOptions({
      queryKey: ['people'],
      queryFn: ({ signal }) => callApi('GET /api/people', { signal }),
      staleTime: 0,
    }),
}
