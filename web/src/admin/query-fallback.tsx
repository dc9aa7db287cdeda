import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { QueryError } from '../shared/layout/query-error.tsx'
import { adminCopy } from './copy/admin.ts'
import { useQueryError } from './session-expired.ts'

interface FallbackProps extends Pick<ComponentProps<typeof QueryError>, 'message'> {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'isRefetchError' | 'refetch'>
  isReady?: boolean
  loading: ReactNode
}

/** Shows that a query is loading, why it failed, or that its data may be old. */
export function QueryFallback({ query, isReady = query.data !== undefined, loading, message }: FallbackProps) {
  const error = useQueryError(query.error)
  if (isReady && !(error && query.isRefetchError)) return null
  if (!error) return loading
  const text = isReady ? adminCopy.outdated : message
  return <QueryError error={error} message={text} onRetry={() => void query.refetch()} busy={query.isFetching} />
}
