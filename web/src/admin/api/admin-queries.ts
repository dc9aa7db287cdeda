import type { viewRanges } from '@porchlight/contract/analytics/analytics'
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
  /** Views per day, and the total of the period before. */
  history: (days: (typeof viewRanges)[number]) =>
    queryOptions({
      queryKey: ['view-history', { days }],
      queryFn: ({ signal }) => callApi('GET /api/analytics/history', { query: { days }, signal }),
    }),
  /** Polls for at most a minute. */
  uploadStatus: (imageUrl: string) =>
    queryOptions({
      queryKey: ['upload-status', imageUrl],
      queryFn: ({ signal }) => callApi('GET /api/objects/status', { query: { imageUrl }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data?.uploadStatus === 'waiting' && dataUpdateCount < 30 && 2000,
    }),
  /** What to improve about any number of images. Polls for at most a minute while one of `awaited` is not judged yet. */
  imageAdvice: (imageUrls: readonly string[], awaited: readonly string[]) =>
    queryOptions({
      queryKey: ['image-advice', imageUrls],
      queryFn: ({ signal }) =>
        mapInChunks(imageUrls, limits.imagesPerParent, (urls) =>
          callApi('GET /api/objects/advice', { query: { imageUrls: urls.join(',') }, signal }),
        ),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data && awaited.some((url) => !data.some(({ imageUrl }) => imageUrl === url)) && dataUpdateCount < 60 && 1000,
    }),
  views: () =>
    queryOptions({
      queryKey: ['view-counts'],
      queryFn: ({ signal }) => callApi('GET /api/analytics/views', { signal }),
    }),
  /** The key is below `properties`, whose mutations invalidate it too. */
  deleted: () =>
    queryOptions({
      queryKey: ['properties', { scope: 'deleted' }],
      queryFn: ({ signal }) => callApi('GET /api/deleted-properties', { signal }),
    }),
  people: () =>
    queryOptions({
      queryKey: ['people'],
      queryFn: ({ signal }) => callApi('GET /api/people', { signal }),
    }),
}

/** Calls one after another, and returns all results. */
async function mapInChunks<T, R>(
  items: readonly T[],
  size: number,
  call: (chunk: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += size)
    results.push(...(await call(items.slice(start, start + size))))
  return results
}
