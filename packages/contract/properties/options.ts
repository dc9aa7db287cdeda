export const locations = ['atlanta', 'dallas'] as const
export type Location = (typeof locations)[number]

export const propertyTypes = ['multifamily', 'single-family'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const locationLabels: Record<Location, string> = {
  atlanta: 'Intown Atlanta, GA',
  dallas: 'East Dallas, TX',
}

export const propertyTypeLabels: Record<PropertyType, string> = {
  multifamily: 'Multifamily',
  'single-family': 'Single Family',
}

/** Availability of a property or unit: now, from some day on, or not at all. */
export const availabilities = ['available', 'soon', 'leased'] as const
export type Availability = (typeof availabilities)[number]

/** Minimum numbers of bedrooms in the filter; no selection means any. */
export const bedroomFilters = [1, 2, 3, 4] as const
export type BedroomFilter = (typeof bedroomFilters)[number]
