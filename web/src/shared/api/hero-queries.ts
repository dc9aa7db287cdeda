import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const heroQueries = {
  list: () =>
    queryOptions({
      queryKey: ['hero-images'],
      queryFn: ({ signal }) => callApi('GET /api/hero-images', { signal }),
    }),
}
