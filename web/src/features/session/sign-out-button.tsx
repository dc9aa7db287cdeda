import { useState } from 'react'
import { logout } from '../../api/logout.ts'
import { siteCopy } from '../../copy/site.ts'

/** Ends the session here, then at the hosted login. */
export function SignOutButton({ className }: { className: string }) {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      location.assign(await logout())
    } catch {
      setBusy(false)
      // whoever goes away from a shared computer must not miss it, and public pages have no toasts
      alert(siteCopy.signOutFailed)
    }
  }
  return (
    <button type="button" aria-disabled={busy} onClick={() => busy || void signOut()} className={className}>
      {siteCopy.signOut}
    </button>
  )
}
