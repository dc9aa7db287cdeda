import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { type AuthLoss, reportAuthLost } from '../../api/auth-lost.ts'
import { sessionQueries } from '../../api/session-queries.ts'

export type AdminSession = 'pending' | 'unauthenticated' | 'forbidden' | 'admin'

/**
 * Who is at an admin screen. An unauthenticated visitor is told so and sent to the login (spec section 6); the screen
 * shows its spinner meanwhile. The server decides again on every call.
 */
export function useAdminSession(loss: Extract<AuthLoss, 'admin' | 'analytics'>): AdminSession {
  const { data: user, isPending } = useQuery(sessionQueries.current())
  const unauthenticated = !isPending && !user
  useEffect(() => {
    if (unauthenticated) reportAuthLost(new ApiError(401, '', 'Unauthorized'), loss)
  }, [unauthenticated, loss])
  if (isPending) return 'pending'
  if (!user) return 'unauthenticated'
  return user.isAdmin === false ? 'forbidden' : 'admin'
}
