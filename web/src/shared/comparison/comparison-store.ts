import { limits } from '@porchlight/contract/limits'
import { fits, type Shape } from '@porchlight/contract/shape'
import { attempt } from '../attempt.ts'

export interface ComparedProperty {
  id: string
  title: string
}
export type Comparison = readonly ComparedProperty[]

/** Where the choice is kept between pages and tabs; throws where the browser forbids it. */
export interface ComparisonMemory {
  read(): string | null
  write(value: string): void
  /** Calls back when another tab has written; gives the way to stop. */
  watch(changed: () => void): () => void
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
  let chosen: Comparison | undefined
  const listeners = new Set<() => void>()
  const current = (): Comparison => {
    chosen ??= recall(memory)
    return chosen
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const change = (next: Comparison) => {
    chosen = next
    attempt(() => memory().write(JSON.stringify(next)))
    tell()
  }
  let stop: (() => void) | undefined

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      stop ??= attempt(() =>
        memory().watch(() => {
          chosen = undefined
          tell()
        }),
      )
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
        // another tab may write while nobody here listens
        chosen = undefined
      }
    },
    getSnapshot: current,
    /** A server knows of no choice. */
    getServerSnapshot: (): Comparison => nothing,
    /** Ignored when the property is chosen already or three are (docs/product.md#choosing-for-comparison). */
    add(property: ComparedProperty) {
      const now = current()
      if (!canAdd(now) || now.some(({ id }) => id === property.id)) return
      change([...now, { id: property.id, title: property.title }])
    },
    remove(id: string) {
      change(current().filter((property) => property.id !== id))
    },
    clear() {
      change(nothing)
    },
  }
}

function recall(memory: () => ComparisonMemory): Comparison {
  const known: unknown = attempt(() => JSON.parse(memory().read() ?? '[]'))
  if (!isStored(known)) return nothing
  const unique = known.filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
  return unique.slice(0, limits.comparedProperties)
}
