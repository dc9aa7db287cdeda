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

/** Shown when the current-user call gives somebody (docs/product/README.md#permissions). */
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
      {/* which nobody wants to press in the place of its neighbour */}
      <li className="min-[28rem]:pl-5 sm:pl-0 md:pl-3">
        <SignOutButton className={className} />
      </li>
    </>
  )
}

/** What was typed into this tab and not saved, which is kept for whoever loses a session, goes with one that is ended. */
function clearAndOpen(address: string) {
  tryOrUndefined(() => sessionStorage.clear())
  location.assign(address)
}

/** Ends the session here, then at the hosted login. */
function SignOutButton({ className }: { className: string }) {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      // the address where the hosted login ends its own session
      const { redirectTo } = await callApi('POST /api/logout', {})
      clearAndOpen(redirectTo)
    } catch (error) {
      // ended in another tab, or its time was over: so is that of the hosted login
      if (hasStatus(error, 401)) return clearAndOpen(paths.home)
      // whoever goes away from a shared computer must not miss it, and public pages have no toasts
      alert(siteCopy.signOutFailed)
    } finally {
      // whoever has unsaved work is asked, and may stay
      setBusy(false)
    }
  }
  return (
    <button type="button" aria-disabled={busy} onClick={() => busy || void signOut()} className={className}>
      {siteCopy.signOut}
    </button>
  )
}
