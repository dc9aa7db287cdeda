import type { Property } from '@porchlight/contract/properties/property'
import { pick } from '../support/site/catalogue.ts'

/** Returns paths by screen and state. */
export const publicScreens: Record<string, (properties: readonly Property[]) => string> = {
  home: () => '/',
  'a city': () => '/atlanta',
  'a city without a match': () => '/dallas?q=nothing-matches-this',
  'a single-family home': (all) =>
    `/property/${pick(all, 'single-family', ({ propertyType }) => propertyType === 'single-family').id}`,
  'a building': (all) => `/property/${pick(all, 'with units', ({ unitCount }) => Boolean(unitCount)).id}`,
  'a property that is not found': () => '/property/not-an-id',
  'the empty comparison': () => '/compare',
  'a comparison of three': (all) => `/compare?ids=${all.slice(0, 3).map(({ id }) => id)}`,
  'no saved homes': () => '/saved',
  'the page about false listings': () => '/real',
}

export const textScreens = ['/about', '/accessibility', '/privacy', '/nowhere']
