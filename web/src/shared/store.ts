import { useSyncExternalStore } from 'react'

/**
 * A value that stands outside React, and that components follow by `useStore`. It is `published` while a server renders
 * and until the page is alive; `recall` finds out what it is when it is first asked for.
 */
export function createStore<T>(published: T, recall: () => T = () => published) {
  let held: { value: T } | undefined
  const listeners = new Set<() => void>()
  const change = (next: typeof held) => {
    held = next
    for (const listener of listeners) listener()
  }
  return {
    published,
    get(): T {
      held ??= { value: recall() }
      return held.value
    },
    set: (value: T) => change({ value }),
    /** What the value is is found out anew. */
    forget: () => change(undefined),
    /** Gives the way to stop. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useStore<T>({ subscribe, get, published }: ReturnType<typeof createStore<T>>): T {
  return useSyncExternalStore(subscribe, get, () => published)
}
