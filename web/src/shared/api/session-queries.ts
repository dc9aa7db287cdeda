import type { User } from '@porchlight/contract/people/session'
import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from './api-error.ts'
import { callApi } from './client.ts'

export const sessionQueries = {
  /** The signed-in user, or null if the server answers that nobody is signed in. */
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: ({ signal }): Promise<User | null> =>
        callApi('GET /api/auth/user', { signal }).catch((error: unknown) => {
          if (hasStatus(error, 401, 404)) return null
          throw error
        }),
    }),
}
