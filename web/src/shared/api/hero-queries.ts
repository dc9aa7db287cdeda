import { publicRoutes } from '@porchlight/contract/public-routes'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const heroQueries = {
  list: () =>
    queryOptions({
      queryKey: ['hero-images'],
      queryFn: ({ signal }) => callApi(publicRoutes.listHeroImages, { signal }),
    }),
}
