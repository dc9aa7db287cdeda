import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { hasStatus } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { sessionQueries } from '../api/session-queries.ts'
import { paths } from '../paths.ts'
import { tryOrUndefined } from '../try-or-undefined.ts'
import { useInAdmin } from '../ui/use-in-admin.ts'
import { siteCopy } from './site-copy.ts'
import { useSignedInHint } from './use-signed-in-hint.ts'

/** Shown when the current-user call returns a user (docs/product/README.md#permissions). */
export function AdminLink({ className }: { className: string }) {
  const inAdmin = useInAdmin()
  const { data: user } = useQuery({ ...sessionQueries.current(), enabled: useSignedInHint() })
  if (!user) return null
  return (
    <>
      <li className="flex max-[28rem]:basis-1/2">
        <NavLink to={paths.admin} reloadDocument={!inAdmin} className={className}>
          {siteCopy.nav.admin}
        </NavLink>
      </li>
      {/* The extra spacing keeps people from signing out by accident. */}
      <li className="min-[28rem]:pl-5 sm:pl-0 md:pl-3">
        <SignOutButton className={className} />
      </li>
    </>
  )
}

/** Drafts in this tab survive a lost session, but not a sign-out. */
function clearAndOpen(address: string) {
  tryOrUndefined(() => sessionStorage.clear())
  location.assign(address)
}

function SignOutButton({ className }: { className: string }) {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      const { redirectTo } = await callApi('POST /api/logout', {})
      clearAndOpen(redirectTo)
    } catch (error) {
      // The session has already ended, and with it the session of the hosted login.
      if (hasStatus(error, 401)) return clearAndOpen(paths.home)
      // On a shared computer people must notice this, and public pages have no toasts.
      alert(siteCopy.signOutFailed)
    } finally {
      // With unsaved work the browser asks first, and people may stay.
      setBusy(false)
    }
  }
  return (
    <button type="button" aria-disabled={busy} onClick={() => busy || void signOut()} className={className}>
      {siteCopy.signOut}
    </button>
  )
}
