import type { ViewHistory } from '@porchlight/contract/analytics'
import type { ListedProperty } from '@porchlight/contract/property'
import { draftKeys } from '../../editor/draft-keys.ts'
import { visibilityOf } from '../../visibility.ts'

/** What somebody should look after. */
export const concerns = ['picture', 'text', 'availability', 'untouched', 'changes'] as const
export type Concern = (typeof concerns)[number]

/** A property as the list looks at it. */
export interface Home {
  property: ListedProperty
  /** Where its title and its address are looked through, in small letters. */
  words: string
  visibility: ReturnType<typeof visibilityOf>
  concerns: readonly Concern[]
  /** Something is typed into its forms in this tab, and not saved. */
  typed: boolean
  /** Of the last 30 days; undefined while nobody knows. */
  views: number | undefined
}

interface Known {
  history: ViewHistory | undefined
  /** Ids of properties with something typed and not saved. */
  typed: ReadonlySet<string>
  now: Date
}

const untouchedMs = 90 * 86_400_000

/** What the list has to know of each of these summaries, in their order, which is that of their titles. */
export function homesOf(properties: readonly ListedProperty[], { history, typed, now }: Known): Home[] {
  const views = new Map(history?.properties.map(({ propertyId, days }) => [propertyId, sum(days)]))
  return properties.map((property) => {
    const visibility = visibilityOf(property)
    const isTyped = typed.has(property.id)
    return {
      property,
      words: `${property.title}\n${property.address ?? ''}`.toLowerCase(),
      visibility,
      concerns: concernsOf(property, isTyped || visibility !== 'published', now),
      typed: isTyped,
      views: history && (views.get(property.id) ?? 0),
    }
  })
}

function concernsOf(property: ListedProperty, isUnpublished: boolean, now: Date): Concern[] {
  const { vacancy, updatedAt, pictures = { count: 0, withoutText: 0 } } = property
  const found: Record<Concern, boolean> = {
    picture: pictures.count === 0,
    text: pictures.withoutText > 0,
    availability: vacancy === undefined,
    untouched: now.getTime() - Date.parse(updatedAt) > untouchedMs,
    changes: isUnpublished,
  }
  return concerns.filter((concern) => found[concern])
}

/** Ids of the properties into whose forms, or those of their units, something is typed in this tab and not saved. */
export function typedProperties(): Set<string> {
  const own = draftKeys('property.').map((key) => key.slice('property.'.length))
  const ofUnits = draftKeys('unit.').flatMap((key) => /^unit\.([^/]+)/.exec(key)?.[1] ?? [])
  return new Set([...own, ...ofUnits])
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
