import { useSyncExternalStore } from 'react'

/** For `useStore`. `publishedValue` is used on the server and until hydration; `read` returns the initial value. */
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
    reset: () => change(undefined),
    /** Returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value of a store; that of the published page until it is hydrated. */
export function useStore<T>({ subscribe, get, publishedValue }: ReturnType<typeof createStore<T>>): T {
  return useSyncExternalStore(subscribe, get, () => publishedValue)
}
