import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { hasStatus } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { sessionQueries } from '../api/session-queries.ts'
import { leaveSignedOut, mayLeave, useSignedInHint } from '../api/sign-out.ts'
import { paths } from '../paths.ts'
import { useInAdmin } from '../ui/use-in-admin.ts'
import { siteCopy } from './site-copy.ts'

/** Shown when the current-user call returns a user (docs/product/README.md#permissions). */
export function AdminLink({ className }: { className: string }) {
  const inAdmin = useInAdmin()
  const enabled = useSignedInHint()
  const { data: user } = useQuery({ ...sessionQueries.current(), enabled })
  if (!user || !enabled) return null
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

/** Ends the session, after a question if something is unsaved. */
export function SignOutButton({ className }: { className: string }) {
  const [busy, setBusy] = useState(false)
  const person = useQuery({ ...sessionQueries.current(), enabled: false }).data?.email
  const signOut = async () => {
    if (!mayLeave(siteCopy.signOutUnsaved)) return
    setBusy(true)
    try {
      const { redirectTo } = await callApi('POST /api/logout', {})
      leaveSignedOut(redirectTo, person)
    } catch (error) {
      // The session has already ended, and with it the session of the hosted login.
      if (hasStatus(error, 401)) return leaveSignedOut(paths.home, person)
      // On a shared computer people must notice this, and public pages have no toasts.
      alert(siteCopy.signOutFailed)
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={() => busy || void signOut()}
      className={`${className} aria-disabled:opacity-50`}
    >
      {siteCopy.signOut}
    </button>
  )
}
