import type { Location } from '@porchlight/contract/properties/options'

interface CityCopy {
  heading: string
  lede: string
  description: string
}

export const cityCopy: Record<Location, CityCopy> = {
  atlanta: {
    heading: 'Intown Atlanta Properties',
    lede: 'Houses and small buildings in Intown Atlanta, each with a front door worth coming home to.',
    description:
      'Browse our rental homes in Intown Atlanta, Georgia: single-family houses and multifamily buildings with character, locally owned and managed.',
  },
  dallas: {
    heading: 'East Dallas Properties',
    lede: 'Houses and small buildings in East Dallas, each with a front door worth coming home to.',
    description:
      'Browse our rental homes in East Dallas, Texas: single-family houses and multifamily buildings with character, locally owned and managed.',
  },
}

const propertiesOf = (n: number) => `${n} ${n === 1 ? 'property' : 'properties'}`

/** Texts of both city pages (docs/product/public-pages.md#city-pages). */
export const listingCopy = {
  count: (n: number) => `Showing ${propertiesOf(n)}`,
  empty: 'No properties match your filters. Try adjusting your search criteria.',
  loading: 'Loading properties',
  results: 'Results',
  showMore: 'Show more',
  unstated: (n: number) => (n === 1 ? "1 more home doesn't say" : `${n} more homes don't say`),
  unstatedHomes: "Homes that don't say",
  showUnstated: 'Show them',
  hideUnstated: 'Hide them',
} as const

export const filterCopy = {
  heading: 'Find a home',
  search: 'Search',
  searchHint: 'Title or description',
  bedrooms: 'Bedrooms',
  type: 'Property Type',
  any: 'Any',
  price: 'Price Range (placeholder)',
  minimum: { label: 'Minimum price', hint: 'Min' },
  maximum: { label: 'Maximum price', hint: 'Max' },
  priceNote: 'Note: Price filtering is a placeholder - property prices are not stored in the database yet.',
  neighborhood: 'Neighborhood',
  facts: 'Good to know',
  moreFacts: 'More',
  fewerFacts: 'Fewer',
  available: 'Available now',
  clear: 'Clear',
  show: (count: number) => `Show ${propertiesOf(count)}`,
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
} as const
