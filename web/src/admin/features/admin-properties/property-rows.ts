import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import { primaryImage } from '@porchlight/contract/images/image-order'
import type { Property } from '@porchlight/contract/properties/property'
import { normalizeForSearch } from '@porchlight/contract/text/normalize-for-search'
import { formatAvailability } from '../../../shared/property-card/availability-summary-copy.ts'
import { ageOf } from '../../availability/statement.ts'
import { businessDay } from '../../business-time.ts'
import { draftKeys } from '../../editor/draft-keys.ts'
import { lacksUnits } from '../../one-house.ts'
import { visibilityOf } from '../../visibility.ts'

export const concerns = [
  'picture',
  'text',
  'availability',
  'unconfirmed',
  'passed',
  'units',
  'untouched',
  'changes',
] as const
export type Concern = (typeof concerns)[number]

interface RowContext {
  history: ViewHistory | undefined
  draftIds: ReadonlySet<string>
  now: Date
}

const UNTOUCHED_MS = 90 * 86_400_000

const { compare } = new Intl.Collator()

/** Returns the rows of these properties, sorted by title. */
export function propertyRowsOf(properties: readonly Property[], { history, draftIds, now }: RowContext) {
  const views = new Map(history?.properties.map(({ propertyId, days }) => [propertyId, sum(days)]))
  const sorted = properties.toSorted((a, b) => compare(a.title, b.title))
  const today = businessDay(now.toISOString())
  return sorted.map((property) => {
    const visibility = visibilityOf(property)
    /** In this tab, of the property or its units. */
    const hasUnsavedChanges = draftIds.has(property.id)
    return {
      property,
      image: primaryImage(property.images),
      changedOn: businessDay(property.updatedAt),
      searchText: normalizeForSearch(`${property.title}\n${property.address ?? ''}`),
      visibility,
      concerns: concernsOf(property, hasUnsavedChanges || visibility !== 'published', now, today),
      availability: property.availabilitySummary && formatAvailability(property.availabilitySummary),
      hasUnsavedChanges,
      /** Of the last 30 days; undefined until they are loaded. */
      views: history && (views.get(property.id) ?? 0),
    }
  })
}

export type PropertyRowData = ReturnType<typeof propertyRowsOf>[number]

function concernsOf(property: Property, isUnpublished: boolean, now: Date, today: string): Concern[] {
  const { availabilitySummary, updatedAt, images, unitAvailabilities = [] } = property
  const ages = new Set([property, ...unitAvailabilities].map((stored) => ageOf(stored, today, now.getTime())))
  const isConcern: Record<Concern, boolean> = {
    picture: images.length === 0,
    text: images.some(({ alt }) => !alt),
    availability: availabilitySummary === undefined,
    unconfirmed: ages.has('unconfirmed'),
    passed: ages.has('passed'),
    units: lacksUnits(property),
    untouched: now.getTime() - Date.parse(updatedAt) > UNTOUCHED_MS,
    changes: isUnpublished,
  }
  return concerns.filter((concern) => isConcern[concern])
}

/** Includes properties with changed units. */
export function propertiesWithDrafts(): Set<string> {
  const own = draftKeys('property.').map((key) => key.slice('property.'.length))
  const ofUnits = draftKeys('unit.').flatMap((key) => /^unit\.([^/]+)/.exec(key)?.[1] ?? [])
  return new Set([...own, ...ofUnits])
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
