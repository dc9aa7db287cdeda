import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { sessionQueries } from '../../../shared/api/session-queries.ts'
import { type AuthLoss, reportAuthLost } from '../../api/auth-lost.ts'

export type AdminSession = 'pending' | 'unknown' | 'unauthenticated' | 'forbidden' | 'admin'

/**
 * Who is at an admin screen; `unknown` when that could not be found out. An unauthenticated visitor is told so and sent
 * to the login (docs/product.md#who-may-do-what); the screen shows its spinner meanwhile. The server decides again on every call.
 */
export function useAdminSession(loss: Extract<AuthLoss, 'admin' | 'analytics'>) {
  const { data: user, error, isFetching, refetch } = useQuery(sessionQueries.current())
  const unauthenticated = user === null
  useEffect(() => {
    if (unauthenticated) reportAuthLost(new ApiError(401, '', 'Unauthorized'), loss)
  }, [unauthenticated, loss])
  return { session: sessionOf(user, error), error, isFetching, retry: () => void refetch() }
}

function sessionOf(user: { isAdmin?: boolean | undefined } | null | undefined, error: unknown): AdminSession {
  if (user === null) return 'unauthenticated'
  if (user) return user.isAdmin === false ? 'forbidden' : 'admin'
  return error ? 'unknown' : 'pending'
}
