import { formatNumber } from '../format.ts'

export const cardCopy = {
  featured: 'Featured',
  units: (n: number) => `${n} ${n === 1 ? 'unit' : 'units'}`,
  bedrooms: (n: number) => (n === 0 ? 'Studio' : `${n} ${n === 1 ? 'bed' : 'beds'}`),
  bathrooms: (n: number) => `${n} ${n === 1 ? 'bath' : 'baths'}`,
  squareFeet: (n: number) => `${formatNumber(n)} sq ft`,
} as const
