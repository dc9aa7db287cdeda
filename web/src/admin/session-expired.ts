import { limits } from '@porchlight/contract/limits'
import { useEffect } from 'react'
import { ApiError, hasStatus } from '../shared/api/api-error.ts'
import { paths } from '../shared/paths.ts'
import { adminCopy } from './copy/admin.ts'
import { toast } from './ui/toast-store.ts'
import { allowLeaving } from './ui/unsaved-changes.tsx'

/** The page is on its way to the login. */
let leaving = false

/**
 * Of an error that starts with 401, tells the person that nobody is signed in, and 500 ms later goes to the login, which
 * leads back here. Forms keep their drafts (docs/product/people-and-sessions.md#session-expiry). `doing` chooses the words. False for
 * any other error, which the caller tells in its own words.
 */
export function handleSessionExpired(error: unknown, doing: keyof typeof adminCopy.lost = 'work'): boolean {
  if (!(error instanceof ApiError) || !error.message.startsWith('401')) return false
  if (leaving) return true
  leaving = true
  toast.failure(adminCopy.lost[doing], adminCopy.unauthorized)
  setTimeout(() => {
    allowLeaving()
    location.assign(paths.login(`${location.pathname}${location.search}`))
  }, limits.loginRedirectDelayMs)
  return true
}

/**
 * The error of a read, as far as its screen is to tell it. A session that is over is reported here, and the screen stays
 * as it is while waiting.
 */
export function useQueryError(error: Error | null, doing?: keyof typeof adminCopy.lost): Error | null {
  useEffect(() => {
    handleSessionExpired(error, doing)
  }, [error, doing])
  return hasStatus(error, 401) ? null : error
}
