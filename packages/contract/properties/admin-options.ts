import type { Availability, Location } from './options.ts'

/** Offered in the editor; the stored style is free text up to its limit (docs/product/stored-data.md#options). */
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

export const shortLocationLabels: Record<Location, string> = {
  atlanta: 'Atlanta, GA',
  dallas: 'Dallas, TX',
}

/** Labels of availability in the editor and CSV files; '' is unset. */
export const availabilityLabels: Record<Availability | '', string> = {
  '': 'Not shown',
  available: 'Available',
  soon: 'Available soon',
  leased: 'Leased',
}
