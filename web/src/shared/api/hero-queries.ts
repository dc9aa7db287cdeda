import { publicRoutes } from '@porchlight/contract/public-routes'
import { queryOptions } from '@tanstack/react-query'
import { callPublic } from './public-client.ts'

export const heroQueries = {
  list: () =>
    queryOptions({
      queryKey: ['hero-images'],
      queryFn: ({ signal }) => callPublic(publicRoutes.listHeroImages, { signal }),
    }),
}
