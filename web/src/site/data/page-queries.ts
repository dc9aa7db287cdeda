import { featuredHomes } from '@porchlight/contract/properties/featured-homes'
import type { Location } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import { type CardProperty, cardOf } from '@porchlight/contract/properties/property-card'
import { similarProperties } from '@porchlight/contract/properties/similar-properties'
import { type QueryFunctionContext, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query'
import { isMissing } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'
import { paths } from '../../shared/paths.ts'
import { inListingOrder } from './listing-order.ts'
import { readPublished, refetchIfSignedIn } from './published.ts'

/** Data in the HTML of a city with more properties than cards. */
export interface CityStart {
  cards: CardProperty[]
  others: Pick<CardProperty, 'id' | 'title'>[]
}

/** Reads a query from the data of a page, or else from the API. */
const published = <T>(queryKey: QueryKey, path: string, fetchFromApi: (context: QueryFunctionContext) => Promise<T>) =>
  queryOptions({ queryKey, queryFn: (context) => readPublished(context, path, fetchFromApi) })

/** Published pages and their data files use these keys. */
export const pageQueries = {
  heroImages: () => published(['hero-images'], paths.home, ({ signal }) => callApi('GET /api/hero-images', { signal })),
  /** Homes on the front page. */
  featured: () =>
    published(['featured'], paths.home, async ({ signal }) => {
      const properties = await callApi('GET /api/properties', { query: {}, signal })
      return featuredHomes(properties).map(cardOf)
    }),
  /** All properties of one city in display order. */
  city: (location: Location) =>
    published(['city', location], paths.city(location), ({ signal }) => fetchCity(location, signal)),
  /** Read only from the page's HTML. */
  cityStart: (location: Location) =>
    queryOptions<CityStart>({ queryKey: ['city', location, 'start'], queryFn: skipToken }),
  property: (id: string) =>
    published(['properties', id], paths.property(id), ({ signal }) =>
      callApi('GET /api/properties/{id}', { params: { id }, signal }),
    ),
  units: (id: string) =>
    published(['properties', id, 'units'], paths.property(id), ({ signal }) =>
      callApi('GET /api/properties/{id}/units', { params: { id }, signal }),
    ),
  /** Without the page's data file they are computed from all properties of the city. */
  similar: (id: string) =>
    published(['properties', id, 'similar'], paths.property(id), async ({ client }) => {
      const property = await client.fetchQuery(pageQueries.property(id))
      const properties = await client.fetchQuery(pageQueries.city(property.location))
      return similarProperties(property, properties)
    }),
  /** Maps each id to its property, or to null if it does not exist. */
  byIds: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['properties-by-id', ...ids],
      queryFn: async (context) => {
        const { client, queryKey } = context
        const entries = ids.map(async (id) => {
          const property = client.fetchQuery(pageQueries.property(id)).catch((error: unknown) => {
            if (isMissing(error)) return null
            throw error
          })
          return [id, await property] as const
        })
        const properties = new Map<string, Property | null>(await Promise.all(entries))
        // The single properties are refetched too, but no component observes them here.
        if (client.getQueryData(queryKey) === undefined) refetchIfSignedIn(context)
        return properties
      },
    }),
}

async function fetchCity(location: Location, signal: AbortSignal): Promise<CardProperty[]> {
  const properties = await callApi('GET /api/properties', { query: {}, signal })
  return inListingOrder(properties.filter((property) => property.location === location).map(cardOf))
}
