import { type Location, locations, type PropertyType, propertyTypes } from '@porchlight/contract/properties/options'
import { normalizeForSearch } from '@porchlight/contract/text/normalize-for-search'
import { type Concern, concerns, type PropertyRowData } from './property-rows.ts'

const visibilities = ['published', 'draft', 'planned'] as const satisfies PropertyRowData['visibility'][]
const orders = ['title', 'changed', 'views'] as const
type Order = (typeof orders)[number]

/** Undefined means any. */
export interface ListFilters {
  text: string
  city: Location | undefined
  kind: PropertyType | undefined
  state: PropertyRowData['visibility'] | undefined
  /** `any` is at least one concern. */
  attention: Concern | 'any' | undefined
  order: Order
}

export const noFilters: ListFilters = {
  text: '',
  city: undefined,
  kind: undefined,
  state: undefined,
  attention: undefined,
  order: 'title',
}

/** Returns the number of active filters, without the search text and the order. */
export const choicesIn = ({ city, kind, state, attention }: ListFilters): number =>
  [city, kind, state, attention].filter(Boolean).length

/** Title or address must contain each word of the text. */
export function matchesFilters(
  { property, searchText, visibility, concerns }: PropertyRowData,
  filters: ListFilters,
): boolean {
  const { text, city, kind, state, attention } = filters
  return (
    (city === undefined || property.location === city) &&
    (kind === undefined || property.propertyType === kind) &&
    (state === undefined || visibility === state) &&
    (attention === undefined || (attention === 'any' ? concerns.length > 0 : concerns.includes(attention))) &&
    wordsOf(text).every((word) => searchText.includes(word))
  )
}

const wordsOf = (text: string) => normalizeForSearch(text).split(' ').filter(Boolean)

/** Expects rows by title, which remains the order of equal values. */
export function sortRows(rows: readonly PropertyRowData[], order: Order): readonly PropertyRowData[] {
  if (order === 'title') return rows
  if (order === 'views') return rows.toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0))
  return rows.toSorted((a, b) => Date.parse(b.property.updatedAt) - Date.parse(a.property.updatedAt))
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((candidate) => candidate === value)

/** `?q=&city=&kind=&state=&attention=&sort=`; ignores unknown values. */
export const filtersInAddress = {
  none: noFilters,
  read: (search: URLSearchParams): ListFilters => ({
    text: search.get('q') ?? '',
    city: oneOf(locations, search.get('city')),
    kind: oneOf(propertyTypes, search.get('kind')),
    state: oneOf(visibilities, search.get('state')),
    attention: oneOf([...concerns, 'any'] as const, search.get('attention')),
    order: oneOf(orders, search.get('sort')) ?? noFilters.order,
  }),
  write({ text, city, kind, state, attention, order }: ListFilters): string {
    const search = new URLSearchParams()
    const parameters = { q: text.trim(), city, kind, state, attention, sort: order === noFilters.order ? '' : order }
    for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value)
    const query = search.toString()
    return query ? `?${query}` : ''
  },
}
