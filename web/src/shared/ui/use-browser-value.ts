import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns a value that only the browser knows; until hydration `publishedValue`, so that both renderings match. */
export function useBrowserValue<T extends string | number | boolean>(read: () => T, publishedValue: T): T {
  return useSyncExternalStore(never, read, () => publishedValue)
}

/** Returns false on the server and until hydration. */
export const useHydrated = () => useBrowserValue(() => true, false)
