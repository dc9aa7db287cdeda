import * as z from 'zod/mini'

export const locations = ['atlanta', 'dallas'] as const
export const locationSchema = z.enum(locations)
export type Location = z.infer<typeof locationSchema>

export const propertyTypes = ['multifamily', 'single-family'] as const
export const propertyTypeSchema = z.enum(propertyTypes)
export type PropertyType = z.infer<typeof propertyTypeSchema>

/** Offered in the editor; the stored style is free text up to its limit (spec section 3). */
export const architecturalStyles = [
  'Victorian Charmer',
  'Craftsman Bungalow',
  'Art Deco',
  'Industrial Loft',
  'Modern',
  'Historic Cottage',
  'Multifamily Building',
  'Single Family Home',
] as const
export type ArchitecturalStyle = (typeof architecturalStyles)[number]

export const locationLabels: Record<Location, string> = {
  atlanta: 'Intown Atlanta, GA',
  dallas: 'East Dallas, TX',
}

export const shortLocationLabels: Record<Location, string> = {
  atlanta: 'Atlanta, GA',
  dallas: 'Dallas, TX',
}

export const propertyTypeLabels: Record<PropertyType, string> = {
  multifamily: 'Multifamily',
  'single-family': 'Single Family',
}

/** Fewest bedrooms a visitor can ask for; no choice means any. */
export const bedroomFilters = [1, 2, 3, 4] as const
export type BedroomFilter = (typeof bedroomFilters)[number]
