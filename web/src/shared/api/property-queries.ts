import type { Location } from '@porchlight/contract/options'
import { publicRoutes } from '@porchlight/contract/public-routes'
import { queryOptions } from '@tanstack/react-query'
import { inListingOrder } from './listing-order.ts'
import { callPublic } from './public-client.ts'

export const propertyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['properties'],
      queryFn: ({ signal }) => callPublic(publicRoutes.listProperties, { query: {}, signal }),
    }),
  /** Of one city, in the order in which they are listed: a published page carries no more than it shows. */
  inCity: (location: Location) =>
    queryOptions({
      queryKey: ['properties', 'in', location],
      queryFn: async ({ client }) => {
        const everywhere = await client.fetchQuery(propertyQueries.list())
        return inListingOrder(everywhere.filter((property) => property.location === location))
      },
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['properties', id],
      queryFn: ({ signal }) => callPublic(publicRoutes.getProperty, { params: { id }, signal }),
    }),
  units: (id: string) =>
    queryOptions({
      queryKey: ['properties', id, 'units'],
      queryFn: ({ signal }) =>
        callPublic(publicRoutes.listUnits, { params: { id }, signal }).catch((cause: unknown) => {
          // the words of docs/product.md#errors-and-messages
          throw new Error('Failed to fetch units', { cause })
        }),
    }),
}
