import type { ComponentType } from 'react'
import { tryOrUndefined } from '../shared/try-or-undefined.ts'

const reloadedKey = 'porchlight.reloaded'

/**
 * Loads a page's code, in the shape that React.lazy takes. After a deployment the file that this tab knows of may be
 * gone: the page is then loaded anew, once, which brings the new names. Offline, and when that did not help, the error
 * goes to the error page.
 */
export async function loadPage(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
  try {
    const page = await load()
    tryOrUndefined(() => sessionStorage.removeItem(reloadedKey))
    return { default: page }
  } catch (error) {
    if (!navigator.onLine || !tryOrUndefined(claimReload)) throw error
    location.reload()
    // the page is going away: show nothing meanwhile
    return new Promise(() => {})
  }
}

/** True for the first failure only; a browser without storage gets none, lest it reload for ever. */
function claimReload(): boolean {
  if (sessionStorage.getItem(reloadedKey) !== null) return false
  sessionStorage.setItem(reloadedKey, 'yes')
  return true
}
