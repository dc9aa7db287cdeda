import { limits } from '@porchlight/contract/limits'
import { useEffect } from 'react'
import { paths } from '../../../shared/paths.ts'
import { onAuthLost } from '../../api/auth-lost.ts'
import { adminCopy } from '../../copy/admin.ts'
import { toast } from '../../ui/toast-store.ts'
import { allowLeaving } from '../../ui/unsaved-changes.tsx'

/**
 * Tells a person who turns out not to be signed in, and 500 ms later goes to the login, which leads back here. Forms
 * keep their drafts (docs/product.md#losing-the-session).
 */
export function AuthWatch() {
  useEffect(() => {
    let leaving = false
    return onAuthLost((loss) => {
      if (leaving) return
      leaving = true
      toast.failure(adminCopy.lost[loss], adminCopy.unauthorized)
      setTimeout(() => {
        allowLeaving()
        location.assign(paths.login(`${location.pathname}${location.search}`))
      }, limits.loginRedirectDelayMs)
    })
  }, [])
  return null
}
