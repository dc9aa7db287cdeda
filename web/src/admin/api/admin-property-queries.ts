import { limits } from '@porchlight/contract/limits'
import { routes } from '@porchlight/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '../../shared/api/api-error.ts'
import { callApi } from './client.ts'

export const adminPropertyQueries = {
  /** The same list, for administrators only; asked up to three times more unless the answer is no (docs/product.md#calls). */
  list: () =>
    queryOptions({
      queryKey: ['properties', { scope: 'admin' }],
      queryFn: ({ signal }) => callApi(routes.listProperties, { query: { scope: 'admin' }, signal }),
      retry: (failures, error) => failures < limits.propertyListRetries && !hasStatus(error, 401, 403),
    }),
}
