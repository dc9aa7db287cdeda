import { expect, test } from 'vitest'
import { postalAddress } from './postal-address.ts'

const inAtlanta = { addressLocality: 'Atlanta', addressRegion: 'GA' }

test.each([
  ['905 Ponce Court NE, Atlanta, GA 30306', { streetAddress: '905 Ponce Court NE', ...inAtlanta, postalCode: '30306' }],
  ['58 Mill Spur SE, No. 3, Atlanta', { streetAddress: '58 Mill Spur SE, No. 3', ...inAtlanta }],
  ['12 Elm St Atlanta GA 30306-1234', { streetAddress: '12 Elm St', ...inAtlanta, postalCode: '30306-1234' }],
  ['12 elm st, atlanta, ga, 30306, usa', { streetAddress: '12 elm st', ...inAtlanta, postalCode: '30306' }],
  ['12 Elm St\nAtlanta, Georgia 30306\r\n', { streetAddress: '12 Elm St', ...inAtlanta, postalCode: '30306' }],
  ['12 Elm St, Intown Atlanta, GA.', { streetAddress: '12 Elm St', ...inAtlanta }],
  [' 12  Elm St ,, Apt 4, GA 30306 ', { streetAddress: '12 Elm St, Apt 4', ...inAtlanta, postalCode: '30306' }],
  ['12 Elm St, Rear, GA', { streetAddress: '12 Elm St, Rear', ...inAtlanta }],
  ['Atlanta, GA 30306', { ...inAtlanta, postalCode: '30306' }],
  ['30306', { ...inAtlanta, postalCode: '30306' }],
  [
    '12 Elm St, Decatur, GA 30030',
    { streetAddress: '12 Elm St', addressLocality: 'Decatur', addressRegion: 'GA', postalCode: '30030' },
  ],
  ['12 Elm St, Waskom, Texas', { streetAddress: '12 Elm St', addressLocality: 'Waskom', addressRegion: 'TX' }],
])('splits off the end of "%s"', (address, parts) => {
  expect(postalAddress({ address, location: 'atlanta' })).toEqual({
    '@type': 'PostalAddress',
    ...parts,
    addressCountry: 'US',
  })
})

test.each([
  '12 Elm Street',
  '500 Georgia',
  'County Road 30307',
  '12 West Atlanta',
  '12 Elm Street, Inman Park',
  'מגדל 7',
])('treats all of "%s" as a street', (address) => {
  expect(postalAddress({ address, location: 'atlanta' })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: address,
    ...inAtlanta,
    addressCountry: 'US',
  })
})

test("uses the location's city without an address", () => {
  const inDallas = { '@type': 'PostalAddress', addressLocality: 'Dallas', addressRegion: 'TX', addressCountry: 'US' }
  expect(postalAddress({ address: null, location: 'dallas' })).toEqual(inDallas)
  expect(postalAddress({ address: 'East Dallas', location: 'dallas' })).toEqual(inDallas)
})
