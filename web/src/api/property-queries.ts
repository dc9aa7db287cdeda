import { routes } from '@porchlight/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const propertyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['properties'],
      queryFn: ({ signal }) => callApi(routes.listProperties, { query: {}, signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['properties', id],
      queryFn: ({ signal }) => callApi(routes.getProperty, { params: { id }, signal }),
    }),
}
