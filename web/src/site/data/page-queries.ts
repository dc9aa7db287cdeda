import { limits } from '@porchlight/contract/limits'
import type { Location } from '@porchlight/contract/options'
import type { Property } from '@porchlight/contract/property'
import { publicRoutes } from '@porchlight/contract/public-routes'
import type { Shape } from '@porchlight/contract/shape'
import { type QueryFunctionContext, queryOptions, skipToken } from '@tanstack/react-query'
import { hasStatus } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/client.ts'
import { heroQueries } from '../../shared/api/hero-queries.ts'
import { askForUnits, propertyQueries } from '../../shared/api/property-queries.ts'
import { paths } from '../../shared/paths.ts'
import { inListingOrder } from './listing-order.ts'
import { askAgain, published } from './published.ts'

/** What a city's page knows. */
export interface CityListing {
  homes: Property[]
  /** How many there are besides, which there is no room for. */
  further?: number
  /** Who they are, in the page itself: shown as links until their cards come. */
  later?: Pick<Property, 'id' | 'title'>[]
}

const named: Shape = { fields: { id: 'string', title: 'string' }, optional: [] }
const cityShape: Shape = {
  fields: { homes: publicRoutes.listProperties.answer, further: 'integer', later: { list: named } },
  optional: ['further', 'later'],
}

/** What public pages show, from what is published. Keys stand in published pages, too. */
export const pageQueries = {
  heroImages: () =>
    queryOptions({
      queryKey: heroQueries.list().queryKey,
      queryFn: (context) =>
        published(context, {
          path: paths.home,
          shape: publicRoutes.listHeroImages.answer,
          ask: ({ signal }) => callApi(publicRoutes.listHeroImages, { signal }),
        }),
    }),
  /** Homes of one city in the order in which they are listed: those that its page shows first, and how many others there are. */
  city: (location: Location) =>
    queryOptions({
      queryKey: ['city', location],
      queryFn: (context) =>
        published(context, {
          path: paths.city(location),
          shape: cityShape,
          ask: async (): Promise<CityListing> => ({ homes: await askForCity(location, context), further: 0 }),
        }),
    }),
  /** The same as its cards show them, which is what a published page begins with; never asked for. */
  cityCards: (location: Location) =>
    queryOptions<CityListing>({ queryKey: ['city', location, 'cards'], queryFn: skipToken }),
  /** The others. */
  laterInCity: (location: Location) =>
    queryOptions({
      queryKey: ['city', location, 'later'],
      queryFn: (context) =>
        published(context, {
          path: paths.city(location),
          file: 'later.json',
          shape: publicRoutes.listProperties.answer,
          ask: async () => (await askForCity(location, context)).slice(limits.cardsAtOnce),
        }),
    }),
  property: (id: string) =>
    queryOptions({
      queryKey: propertyQueries.detail(id).queryKey,
      queryFn: (context) =>
        published(context, {
          path: paths.property(id),
          shape: publicRoutes.getProperty.answer,
          ask: ({ signal }) => callApi(publicRoutes.getProperty, { params: { id }, signal }),
        }),
    }),
  units: (id: string) =>
    queryOptions({
      queryKey: propertyQueries.units(id).queryKey,
      queryFn: (context) =>
        published(context, {
          path: paths.property(id),
          shape: publicRoutes.listUnits.answer,
          ask: ({ signal }) => askForUnits(id, signal),
        }),
    }),
  /** Homes that are like this one. Without its page's data they are chosen from those that its city's page shows first. */
  similar: (id: string) =>
    queryOptions({
      queryKey: [...propertyQueries.detail(id).queryKey, 'similar'],
      queryFn: (context) =>
        published(context, {
          path: paths.property(id),
          shape: publicRoutes.listProperties.answer,
          ask: async ({ client }) => {
            const property = await client.fetchQuery(pageQueries.property(id))
            const { homes } = await client.fetchQuery(pageQueries.city(property.location))
            const { similarHomes } = await import('@porchlight/contract/similar-homes')
            return similarHomes(property, homes)
          },
        }),
    }),
  /** Each of these by its id; null for one that is not there. */
  chosen: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['chosen', ...ids],
      queryFn: async (context) => {
        const { client, queryKey } = context
        const found = ids.map(async (id) => {
          const home = client.fetchQuery(pageQueries.property(id)).catch((error: unknown) => {
            // 400: no property can have such an id
            if (hasStatus(error, 400, 404)) return null
            throw error
          })
          return [id, await home] as const
        })
        const homes = new Map<string, Property | null>(await Promise.all(found))
        // after its homes, which each ask again by themselves: nobody looks at those here
        if (client.getQueryData(queryKey) === undefined) askAgain(context)
        return homes
      },
    }),
}

async function askForCity(location: Location, { signal }: QueryFunctionContext): Promise<Property[]> {
  const everywhere = await callApi(publicRoutes.listProperties, { query: {}, signal })
  return inListingOrder(everywhere.filter((property) => property.location === location))
}
