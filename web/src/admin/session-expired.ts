import { limits } from '@porchlight/contract/limits'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { ApiError, hasStatus } from '../shared/api/api-error.ts'
import { hasSignedOut } from '../shared/api/sign-out.ts'
import { paths } from '../shared/paths.ts'
import { adminCopy } from './copy/admin.ts'
import { tabDraft } from './editor/draft-store.ts'
import { toast, visibleToast } from './ui/toast-store.ts'
import { allowLeaving } from './ui/unsaved-changes.tsx'

let leaving = false
/** What a 401 interrupted. */
const interruption = tabDraft('interruption', z.enum(['change', 'undo']))

/**
 * For an error that starts with 401, redirects to the login after 500 ms. The login returns here, and forms keep their
 * drafts (docs/product/people-and-sessions.md#session-expiry). Returns false for other errors, which the caller has to
 * show.
 */
export function handleSessionExpired(error: unknown, task: keyof typeof adminCopy.lost = 'work'): boolean {
  if (!(error instanceof ApiError) || !error.message.startsWith('401')) return false
  // A read may have failed first.
  if (task === 'work' && !interruption.read()) interruption.write(visibleToast.get()?.isBusy ? 'undo' : 'change')
  // A new login could sign in again without a password.
  if (leaving || ((task === 'work' || task === 'reading') && hasSignedOut())) return true
  leaving = true
  toast.failure(adminCopy.lost[task], { title: adminCopy.unauthorized })
  setTimeout(() => {
    allowLeaving()
    location.assign(paths.login(`${location.pathname}${location.search}`))
  }, limits.loginRedirectDelayMs)
  return true
}

/** Shows that a call failed, unless the session has expired. */
export function showFailure(error: unknown, message: string, gone = message): void {
  if (!handleSessionExpired(error)) toast.failure(hasStatus(error, 404) ? gone : message)
}

/** Undefined if the session has expired, which is handled here. */
export function useQueryError(error: Error | null): Error | null {
  useEffect(() => {
    handleSessionExpired(error, 'reading')
  }, [error])
  return hasStatus(error, 401) ? null : error
}

/** After the sign-in, says what was interrupted. */
export function useInterruption(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const interrupted = interruption.read()
    if (!interrupted) return
    interruption.clear()
    const action = { label: adminCopy.nav.past, act: () => void navigate(paths.adminActivity) }
    toast.failure(adminCopy.interrupted[interrupted], { action })
  }, [navigate])
}
