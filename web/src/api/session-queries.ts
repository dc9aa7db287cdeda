import { routes } from '@porchlight/contract/routes'
import type { User } from '@porchlight/contract/session'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const sessionQueries = {
  /** The signed-in user, or null: to a visitor it does not matter why the call gave nothing. */
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: ({ signal }): Promise<User | null> => callApi(routes.currentUser, { signal }).catch(() => null),
    }),
}
