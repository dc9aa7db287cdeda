import { propertySchema } from '@porchlight/contract/properties/property'
import { unitSchema } from '@porchlight/contract/properties/unit'
import { expect, test } from 'vitest'
import { propertiesCsv, unitsCsv } from './export-csv.ts'

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const property = propertySchema.parse({
  ...times,
  id,
  version: 4,
  title: 'The "Nest"',
  description: 'One\r\ntwo',
  location: 'atlanta',
  propertyType: 'multifamily',
  address: null,
  bedrooms: 3,
  bathrooms: 2.5,
  squareFeet: 1850,
  youtubeUrl: null,
  availability: 'soon',
  availableFrom: '2026-12-01',
  listingUrl: null,
  featured: true,
  architecturalStyle: '=1+1',
  features: ['+Porch', 'Garden'],
  images: [],
})
const unit = unitSchema.parse({
  ...times,
  id: `${id}.${id}`,
  propertyId: id,
  propertyTitle: '＝Nest',
  version: 2,
  unitNumber: '007',
  bedrooms: 1,
  bathrooms: 1,
  squareFeet: 0,
  features: null,
  youtubeUrl: null,
  availability: null,
  availableFrom: null,
  listingUrl: null,
  images: [],
})

test('properties have every field, numbers as numbers, days as yyyy-mm-dd, and no formula', () => {
  expect(propertiesCsv([property])).toBe(
    [
      '\ufeffProperty ID,Version,Title,Description,Location,Property Type,Address,Bedrooms,Bathrooms,Square Feet,Architectural Style,Features,YouTube Video URL,Featured property,Availability,Available From,Listing Link',
      `${id},4,"The ""Nest""","One\ntwo","Atlanta, GA",Multifamily,,3,2.5,1850,'=1+1,"'+Porch, Garden",,Yes,Available soon,2026-12-01,`,
      '',
    ].join('\r\n'),
  )
})

test('properties are sorted by title', () => {
  const text = propertiesCsv([property, { ...property, title: 'A' }])
  expect(text.indexOf(',A,')).toBeLessThan(text.indexOf('Nest'))
})

test('units have their home and every field, and no formula', () => {
  expect(unitsCsv([unit])).toBe(
    [
      '\ufeffUnit ID,Version,Property ID,Property,Unit Number,Bedrooms,Bathrooms,Square Feet,Features,YouTube Video URL,Availability,Available From,Listing Link',
      `${id}.${id},2,${id},'＝Nest,'007,1,1,0,,,,,`,
      '',
    ].join('\r\n'),
  )
})
