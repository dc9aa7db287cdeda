import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { ApiError } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'
import { sessionQueries } from '../../shared/api/session-queries.ts'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { paths } from '../../shared/paths.ts'
import { Button, buttonStyles } from '../../shared/ui/button.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { StateMessage } from '../../shared/ui/state-message.tsx'
import { adminCopy } from '../copy/admin.ts'
import { handleSessionExpired } from '../session-expired.ts'
import { flush } from '../ui/flush.ts'
import { toast } from '../ui/toast-store.ts'
import { AdminTitle } from './screen-parts.tsx'

interface AdminGateProps {
  /** Selects the message for unauthenticated visitors (docs/product/README.md#permissions). */
  area?: 'admin' | 'analytics'
}

/**
 * Shows its screens to administrators only, with a spinner while the session loads and while redirecting to the login. A
 * failed session request shows an error, since it reveals nothing about the person. The server checks every call again.
 */
export function AdminGate({ area = 'admin' }: AdminGateProps) {
  const { data: user, error, isFetching, refetch } = useQuery(sessionQueries.current())
  const unauthenticated = user === null
  useEffect(() => {
    if (unauthenticated) handleSessionExpired(new ApiError(401, '', 'Unauthorized'), area)
  }, [unauthenticated, area])
  if (user) return user.isAdmin === false ? <AccessDenied /> : <Admitted />
  if (unauthenticated || !error) return <Spinner label={adminCopy.loading} />
  return <QueryError error={error} level={1} onRetry={() => void refetch()} busy={isFetching} />
}

/** The screen, with a button below that ends sessions on a lost device. */
function Admitted() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /api/logout', { body: { everywhere: true } }),
    onSuccess: ({ redirectTo }) => location.assign(redirectTo),
    onError: (error) => handleSessionExpired(error) || toast.failure(adminCopy.sessions.failed),
  })
  return (
    <>
      <Outlet />
      <p className="mt-12 flex flex-wrap items-center gap-x-8 border-t border-rule py-2 text-sm text-ink-soft">
        {adminCopy.sessions.question}
        <Button variant="quiet" className={flush} aria-disabled={isPending} onClick={() => isPending || mutate()}>
          {adminCopy.sessions.end}
        </Button>
      </p>
    </>
  )
}

const { denied } = adminCopy

/** Shown to signed-in people who are not administrators (docs/product/README.md#permissions). */
export function AccessDenied() {
  return (
    <StateMessage heading={denied.heading} text={denied.text}>
      <AdminTitle>{denied.heading}</AdminTitle>
      <a href={paths.home} className={buttonStyles('primary')}>
        {denied.home}
      </a>
    </StateMessage>
  )
}
