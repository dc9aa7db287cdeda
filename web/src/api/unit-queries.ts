import { routes } from '@porchlight/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const unitQueries = {
  ofProperty: (propertyId: string) =>
    queryOptions({
      queryKey: ['properties', propertyId, 'units'],
      queryFn: ({ signal }) =>
        callApi(routes.listUnits, { params: { id: propertyId }, signal }).catch((cause: unknown) => {
          // the words of spec section 8
          throw new Error('Failed to fetch units', { cause })
        }),
    }),
}
