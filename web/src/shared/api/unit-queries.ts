import { publicRoutes } from '@porchlight/contract/public-routes'
import { queryOptions } from '@tanstack/react-query'
import { callPublic } from './public-client.ts'

export const unitQueries = {
  ofProperty: (propertyId: string) =>
    queryOptions({
      queryKey: ['properties', propertyId, 'units'],
      queryFn: ({ signal }) =>
        callPublic(publicRoutes.listUnits, { params: { id: propertyId }, signal }).catch((cause: unknown) => {
          // the words of docs/product.md#errors-and-messages
          throw new Error('Failed to fetch units', { cause })
        }),
    }),
}
