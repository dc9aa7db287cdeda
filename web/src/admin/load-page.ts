import type { ComponentType } from 'react'
import { tryOrUndefined } from '../shared/try-or-undefined.ts'

const reloadedKey = 'porchlight.reloaded'

/**
 * Loads a page's code for React.lazy. After a deployment the file may no longer exist, so a failure reloads the page once
 * to get the new file names. Throws when the browser is offline or the reload did not help.
 */
export async function loadPage(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
  try {
    const page = await load()
    tryOrUndefined(() => sessionStorage.removeItem(reloadedKey))
    return { default: page }
  } catch (error) {
    if (!navigator.onLine || !tryOrUndefined(claimReload)) throw error
    location.reload()
    // The page is reloading, so never resolve.
    return new Promise(() => {})
  }
}

/** Returns true for the first failure. Throws without storage, which prevents endless reloads. */
function claimReload(): boolean {
  if (sessionStorage.getItem(reloadedKey) !== null) return false
  sessionStorage.setItem(reloadedKey, 'yes')
  return true
}
