import type { Property } from '@porchlight/contract/property'
import type { Unit } from '@porchlight/contract/unit'
import { propertyKind } from '../features/property-editor/property-kind.ts'
import { planImport } from '../features/sheets/plan-import.ts'
import { readSheet } from '../features/sheets/read-sheet.ts'
import { sheetKinds } from '../features/sheets/sheet-kinds.ts'
import { unitKind } from '../features/units/unit-kind.ts'

export const kinds = sheetKinds(propertyKind, unitKind(''))
export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const unitId = (home: number, n: number) => `${id(home)}.${id(n)}`
const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const silent = { availability: null, availableFrom: null, listingUrl: null }

export const home = (n: number, changes: Partial<Property> = {}): Property => ({
  id: id(n),
  title: `Home ${n}`,
  description: 'A house.',
  location: 'atlanta',
  propertyType: 'multifamily',
  address: '1 Elm Street',
  bedrooms: 3,
  bathrooms: 2.5,
  squareFeet: 1850,
  youtubeUrl: null,
  ...silent,
  featured: false,
  architecturalStyle: null,
  features: ['Porch', 'Garden'],
  ...times,
  version: 4,
  images: [],
  ...changes,
})
export const unit = (of: number, n: number, changes: Partial<Unit> = {}): Unit => ({
  id: unitId(of, n),
  propertyId: id(of),
  propertyTitle: `Home ${of}`,
  unitNumber: String(n),
  bedrooms: 1,
  bathrooms: 1,
  squareFeet: 0,
  features: null,
  youtubeUrl: null,
  ...silent,
  ...times,
  version: 2,
  images: [],
  ...changes,
})

/** Reads CSV texts as files, and compares them with what is stored. */
export async function plan(texts: string | string[], properties: Property[], units: Unit[] = []) {
  const files = []
  for (const [n, text] of [texts].flat().entries())
    files.push(await readSheet(kinds, { name: `${n + 1}.csv`, bytes: new TextEncoder().encode(text) }))
  const unitsOf = (of: string) => units.filter(({ propertyId }) => propertyId === of)
  return planImport(kinds, files, { properties, unitsOf })
}
export const csv = (...rows: string[]) => rows.join('\r\n')
