import type { Property } from './property.ts'

/** Number of homes on the front page. */
const MAX_HOMES = 3

type Home = Pick<Property, 'featured' | 'availabilitySummary'>

/** Returns the homes of the front page: featured ones available now, then soon, then others available now. */
export function featuredHomes<H extends Home>(properties: readonly H[]): H[] {
  const inState = (state: 'available' | 'soon', featured: boolean) =>
    properties.filter((property) => property.availabilitySummary?.state === state && property.featured === featured)
  return [...inState('available', true), ...inState('soon', true), ...inState('available', false)].slice(0, MAX_HOMES)
}
