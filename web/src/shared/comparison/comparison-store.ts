import { limits } from '@porchlight/contract/limits'
import { fits, type Shape } from '@porchlight/contract/shape'
import { attempt } from '../attempt.ts'
import { createStore, useStore } from '../store.ts'

export interface ComparedProperty {
  id: string
  title: string
}
export type Comparison = readonly ComparedProperty[]

/** Where the choice is kept between pages and tabs; throws where the browser forbids it. */
export interface ComparisonMemory {
  read(): string | null
  write(value: string): void
  /** Calls back whenever another tab has written. */
  watch(changed: () => void): void
}

const nothing: Comparison = []
const stored: Shape = { list: { fields: { id: 'string', title: 'string' }, optional: [] } }
const isStored = (value: unknown): value is Comparison => fits(stored, value)

export const canAdd = (chosen: Comparison): boolean => chosen.length < limits.comparedProperties
export const canCompare = (chosen: Comparison): boolean => chosen.length >= limits.comparedPropertiesNeeded

/**
 * Up to three properties, in the order they were chosen (docs/product.md#choosing-for-comparison). Without a working memory the choice
 * lasts as long as the page.
 */
export function createComparisonStore(memory: () => ComparisonMemory) {
  let watched = false
  // a server knows of no choice
  const store = createStore(nothing, () => {
    // from the first look on, lest what is held is older than what another tab has written
    if (!watched) attempt(() => memory().watch(store.forget))
    watched = true
    return recall(memory)
  })
  const change = (next: Comparison) => {
    attempt(() => memory().write(JSON.stringify(next)))
    store.set(next)
  }
  return {
    ...store,
    /** Ignored when the property is chosen already or three are (docs/product.md#choosing-for-comparison). */
    add(property: ComparedProperty) {
      const now = store.get()
      if (!canAdd(now) || now.some(({ id }) => id === property.id)) return
      change([...now, { id: property.id, title: property.title }])
    },
    remove(id: string) {
      change(store.get().filter((property) => property.id !== id))
    },
    clear() {
      change(nothing)
    },
  }
}

const key = 'porchlight.comparison'

const browserMemory = (): ComparisonMemory => ({
  read: () => localStorage.getItem(key),
  write: (value) => localStorage.setItem(key, value),
  watch(changed) {
    // no key means that everything was cleared
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) changed()
    })
  },
})

export const comparison = createComparisonStore(browserMemory)

/** The properties chosen for comparison, in order; empty while a server renders and until the page is alive. */
export function useComparison() {
  return useStore(comparison)
}

function recall(memory: () => ComparisonMemory): Comparison {
  const known: unknown = attempt(() => JSON.parse(memory().read() ?? '[]'))
  if (!isStored(known)) return nothing
  const unique = known.filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
  return unique.slice(0, limits.comparedProperties)
}
