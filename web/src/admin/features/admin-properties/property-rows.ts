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

export interface PropertyRowData {
  property: Property
  image: Property['images'][number] | undefined
  /** yyyy-mm-dd in the business's time zone. */
  changedOn: string
  /** Title and address in lower case, for the search. */
  searchText: string
  visibility: ReturnType<typeof visibilityOf>
  concerns: readonly Concern[]
  /** Availability of the home, or of its units; undefined without any. */
  availability: string | undefined
  /** This tab has unsaved changes of the property or its units. */
  hasUnsavedChanges: boolean
  /** Views of the last 30 days; undefined until they are loaded. */
  views: number | undefined
}

interface RowContext {
  history: ViewHistory | undefined
  draftIds: ReadonlySet<string>
  now: Date
}

const UNTOUCHED_MS = 90 * 86_400_000

const { compare } = new Intl.Collator()

/** Returns the rows of these properties, sorted by title. */
export function propertyRowsOf(
  properties: readonly Property[],
  { history, draftIds, now }: RowContext,
): PropertyRowData[] {
  const views = new Map(history?.properties.map(({ propertyId, days }) => [propertyId, sum(days)]))
  const sorted = properties.toSorted((a, b) => compare(a.title, b.title))
  const today = businessDay(now.toISOString())
  return sorted.map((property) => {
    const visibility = visibilityOf(property)
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
      views: history && (views.get(property.id) ?? 0),
    }
  })
}

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
