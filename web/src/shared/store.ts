import { useSyncExternalStore } from 'react'

/** A value that stands outside React, and that components follow by `useStore`. */
export interface Store<T> {
  /** While a server renders, and until the page is alive. */
  published: T
  get(): T
  set(value: T): void
  /** What the value is is found out anew. */
  forget(): void
  /** Gives the way to stop. */
  subscribe(listener: () => void): () => void
}

/** `recall` finds out the value when it is first asked for; without it, it is the published one. */
export function createStore<T>(published: T, recall: () => T = () => published): Store<T> {
  let held: { value: T } | undefined
  const listeners = new Set<() => void>()
  const change = (next: typeof held) => {
    held = next
    for (const listener of listeners) listener()
  }
  return {
    published,
    get() {
      held ??= { value: recall() }
      return held.value
    },
    set: (value) => change({ value }),
    forget: () => change(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useStore<T>({ subscribe, get, published }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => published)
}
