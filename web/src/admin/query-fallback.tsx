import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { QueryError } from '../shared/layout/query-error.tsx'
import { useQueryError } from './session-expired.ts'

interface QueryFallbackProps extends Pick<ComponentProps<typeof QueryError>, 'message'> {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>
  isReady?: boolean
  task?: Parameters<typeof useQueryError>[1]
  loading: ReactNode
}

/** Shows that a query is loading, or why it failed. */
export function QueryFallback({
  query,
  isReady = query.data !== undefined,
  task,
  loading,
  message,
}: QueryFallbackProps) {
  const error = useQueryError(query.error, task)
  if (isReady) return null
  if (!error) return loading
  return <QueryError error={error} message={message} onRetry={() => void query.refetch()} busy={query.isFetching} />
}
