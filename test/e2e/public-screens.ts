import type { Property } from '@porchlight/contract/properties/property'
import { pick } from '../support/site/catalogue.ts'

/** Returns paths by screen and state. */
export const publicScreens: Record<string, (properties: readonly Property[]) => string> = {
  home: () => '/',
  'a city': () => '/atlanta?available=now',
  'a single-family home': (all) =>
    `/property/${pick(all, 'single-family', ({ propertyType }) => propertyType === 'single-family').id}`,
  'a building': (all) => `/property/${pick(all, 'with units', ({ unitCount }) => Boolean(unitCount)).id}`,
  'a comparison of three': (all) => `/compare?ids=${all.slice(0, 3).map(({ id }) => id)}`,
}

export const textScreens = [
  '/dallas?q=nothing-matches-this',
  '/property/not-an-id',
  '/compare',
  '/saved',
  '/real',
  '/about',
  '/privacy',
  '/nowhere',
]
