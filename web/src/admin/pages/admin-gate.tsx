import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ApiError } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'
import { sessionQueries } from '../../shared/api/session-queries.ts'
import { leaveSignedOut, mayLeave, useSignedInHint } from '../../shared/api/sign-out.ts'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { siteCopy } from '../../shared/layout/site-copy.ts'
import { paths } from '../../shared/paths.ts'
import { Button, buttonStyles } from '../../shared/ui/button.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { StateMessage } from '../../shared/ui/state-message.tsx'
import { adminCopy } from '../copy/admin.ts'
import { setDraftPerson } from '../editor/draft-keys.ts'
import { handleSessionExpired, showFailure, useInterruption } from '../session-expired.ts'
import { flush } from '../ui/flush.ts'
import { AdminTitle } from './screen-parts.tsx'

/**
 * Shows screens to administrators only. The server checks every call again. A sign-out in another tab hides the screen
 * without a redirect, because the hosted login may not have ended its session yet.
 */
export function AdminGate() {
  const { pathname } = useLocation()
  const { data: user, error, isFetching, refetch } = useQuery(sessionQueries.current())
  const hasSession = useSignedInHint()
  const unauthenticated = user === null
  useEffect(() => {
    const task = pathname.startsWith(paths.adminAnalytics) ? 'analytics' : 'admin'
    if (unauthenticated) handleSessionExpired(new ApiError(401, '', 'Unauthorized'), task)
  }, [unauthenticated, pathname])
  if (user && !hasSession) return <SignedOut />
  if (user) return user.isAdmin === false ? <AccessDenied /> : <Admitted person={user.email} />
  if (unauthenticated || !error) return <Spinner label={adminCopy.loading} />
  return <QueryError error={error} level={1} onRetry={() => void refetch()} busy={isFetching} />
}

function Admitted({ person }: { person: string }) {
  // Before the screen reads drafts.
  setDraftPerson(person)
  useInterruption()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /api/logout', { body: { everywhere: true } }),
    onSuccess: ({ redirectTo }) => leaveSignedOut(redirectTo, person),
    onError: (error) => showFailure(error, adminCopy.sessions.failed),
  })
  return (
    <>
      <Outlet />
      <p className="mt-12 flex print:hidden flex-wrap items-center gap-x-8 border-t border-rule py-2 text-sm text-ink-soft">
        {adminCopy.sessions.question}
        <Button
          variant="quiet"
          className={flush}
          busy={isPending}
          onClick={() => mayLeave(siteCopy.signOutUnsaved) && mutate()}
        >
          {adminCopy.sessions.end}
        </Button>
      </p>
    </>
  )
}

const { denied, signedOut } = adminCopy

function SignedOut() {
  return (
    <StateMessage heading={signedOut.heading} text={signedOut.text}>
      <AdminTitle>{signedOut.heading}</AdminTitle>
      <a href={paths.login(`${location.pathname}${location.search}`)} className={buttonStyles('primary')}>
        {signedOut.signIn}
      </a>
    </StateMessage>
  )
}

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
