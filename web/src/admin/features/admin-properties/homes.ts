import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import { primaryImage } from '@porchlight/contract/images/image-order'
import type { Property } from '@porchlight/contract/properties/property'
import { businessDay } from '../../business-time.ts'
import { draftKeys } from '../../editor/draft-keys.ts'
import { visibilityOf } from '../../visibility.ts'

/** What somebody should look after. */
export const concerns = ['picture', 'text', 'availability', 'untouched', 'changes'] as const
export type Concern = (typeof concerns)[number]

/** A property as the list looks at it. */
export interface Home {
  property: Property
  image: Property['images'][number] | undefined
  /** Day of the last change (yyyy-mm-dd), in the business's time zone. */
  changedOn: string
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

const { compare } = new Intl.Collator()

/** What the list shows and filters of these properties, sorted by title. */
export function propertyRowsOf(properties: readonly Property[], { history, typed, now }: Known): Home[] {
  const views = new Map(history?.properties.map(({ propertyId, days }) => [propertyId, sum(days)]))
  const sorted = properties.toSorted((a, b) => compare(a.title, b.title))
  return sorted.map((property) => {
    const visibility = visibilityOf(property)
    const isTyped = typed.has(property.id)
    return {
      property,
      image: primaryImage(property.images),
      changedOn: businessDay(property.updatedAt),
      words: `${property.title}\n${property.address ?? ''}`.toLowerCase(),
      visibility,
      concerns: concernsOf(property, isTyped || visibility !== 'published', now),
      typed: isTyped,
      views: history && (views.get(property.id) ?? 0),
    }
  })
}

function concernsOf(property: Property, isUnpublished: boolean, now: Date): Concern[] {
  const { availabilitySummary, updatedAt, images } = property
  const found: Record<Concern, boolean> = {
    picture: images.length === 0,
    text: images.some(({ alt }) => !alt),
    availability: availabilitySummary === undefined,
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
