import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What the browser alone knows; `publishedValue` while a server renders and until the page is alive, so that both renderings
 * agree. When the browser knows the same, nothing is rendered anew.
 */
export function useBrowserValue<T extends string | number | boolean>(read: () => T, publishedValue: T): T {
  return useSyncExternalStore(never, read, () => publishedValue)
}

/** Whether the page is alive: false while a server renders, and at first in what it rendered. */
export const useHydrated = () => useBrowserValue(() => true, false)
