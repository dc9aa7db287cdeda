import { useState } from 'react'
import { logout } from '../../api/logout.ts'
import { siteCopy } from '../../copy/site.ts'
import { announce } from '../../ui/announcer.tsx'

/** Ends the session here, then at the hosted login. */
export function SignOutButton({ className }: { className: string }) {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      location.assign(await logout())
    } catch {
      setBusy(false)
      announce(siteCopy.signOutFailed)
    }
  }
  return (
    <button type="button" disabled={busy} onClick={() => void signOut()} className={className}>
      {siteCopy.signOut}
    </button>
  )
}
