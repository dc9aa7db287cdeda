import { useSyncExternalStore } from 'react'

/**
 * A value that stands outside React, and that components follow by `useStore`. It is `publishedValue` while a server renders
 * and until the page is alive; `read` finds out what it is when it is first asked for.
 */
export function createStore<T>(publishedValue: T, read: () => T = () => publishedValue) {
  let current: { value: T } | undefined
  const listeners = new Set<() => void>()
  const change = (next: typeof current) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    publishedValue,
    get(): T {
      current ??= { value: read() }
      return current.value
    },
    set: (value: T) => change({ value }),
    /** What the value is is found out anew. */
    reset: () => change(undefined),
    /** Gives the way to stop. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useStore<T>({ subscribe, get, publishedValue }: ReturnType<typeof createStore<T>>): T {
  return useSyncExternalStore(subscribe, get, () => publishedValue)
}
