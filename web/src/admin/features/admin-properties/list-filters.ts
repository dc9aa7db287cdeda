import { type Location, locations, type PropertyType, propertyTypes } from '@porchlight/contract/properties/options'
import { type Concern, concerns, type Home } from './homes.ts'

const visibilities = ['published', 'draft', 'planned'] as const satisfies Home['visibility'][]
const orders = ['title', 'changed', 'views'] as const
type Order = (typeof orders)[number]

/** What an administrator looks for; undefined is any. */
export interface ListFilters {
  text: string
  city: Location | undefined
  kind: PropertyType | undefined
  state: Home['visibility'] | undefined
  /** `any`: at least one of them. */
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

/** How many of the choices narrow the list; the text and the order are none. */
export const choicesIn = ({ city, kind, state, attention }: ListFilters): number =>
  [city, kind, state, attention].filter(Boolean).length

/** Whether a home fits: each word of the text stands in its title or its address. */
export function fits({ property, words, visibility, concerns }: Home, filters: ListFilters): boolean {
  const { text, city, kind, state, attention } = filters
  return (
    (city === undefined || property.location === city) &&
    (kind === undefined || property.propertyType === kind) &&
    (state === undefined || visibility === state) &&
    (attention === undefined || (attention === 'any' ? concerns.length > 0 : concerns.includes(attention))) &&
    wordsOf(text).every((word) => words.includes(word))
  )
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The order that was asked for; what is equal in it stays in that of the titles, in which `homes` come. */
export function inOrder(homes: readonly Home[], order: Order): readonly Home[] {
  if (order === 'title') return homes
  if (order === 'views') return homes.toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0))
  return homes.toSorted((a, b) => Date.parse(b.property.updatedAt) - Date.parse(a.property.updatedAt))
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((known) => known === value)

export const parseCity = (value: string | null) => oneOf(locations, value)
export const parseKind = (value: string | null) => oneOf(propertyTypes, value)
export const parseState = (value: string | null) => oneOf(visibilities, value)
export const parseAttention = (value: string | null) => oneOf([...concerns, 'any'] as const, value)
export const parseOrder = (value: string | null) => oneOf(orders, value) ?? noFilters.order

/** How filters stand in the address: `?q=&city=&kind=&state=&attention=&sort=`; what is not on offer is not given. */
export const filtersInAddress = {
  none: noFilters,
  read: (search: URLSearchParams): ListFilters => ({
    text: search.get('q') ?? '',
    city: parseCity(search.get('city')),
    kind: parseKind(search.get('kind')),
    state: parseState(search.get('state')),
    attention: parseAttention(search.get('attention')),
    order: parseOrder(search.get('sort')),
  }),
  write({ text, city, kind, state, attention, order }: ListFilters): string {
    const search = new URLSearchParams()
    const given = { q: text.trim(), city, kind, state, attention, sort: order === noFilters.order ? '' : order }
    for (const [name, value] of Object.entries(given)) if (value) search.set(name, value)
    const query = search.toString()
    return query ? `?${query}` : ''
  },
}
