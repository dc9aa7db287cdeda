import { type ComponentType, lazy } from 'react'
import { tryOrUndefined } from '../shared/try-or-undefined.ts'

const reloadedKey = 'porchlight.reloaded'

/** After a deployment the file may be gone, so a failure reloads the page once. Throws offline and the second time. */
export const lazyPage = (load: () => Promise<ComponentType>) => lazy(() => loadPage(load))

async function loadPage(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
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

/** True for the first failure. Throws without storage, which prevents endless reloads. */
function claimReload(): boolean {
  if (sessionStorage.getItem(reloadedKey) !== null) return false
  sessionStorage.setItem(reloadedKey, 'yes')
  return true
}
