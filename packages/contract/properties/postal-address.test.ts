import { expect, test } from 'vitest'
import { formatAddress, postalAddress } from './postal-address.ts'

const inAtlanta = { city: 'Atlanta', state: 'GA', zip: undefined }
const inDecatur = { city: 'Decatur', state: 'GA', zip: '30030' }
const parse = (address: string | null, location: 'atlanta' | 'dallas' = 'atlanta') =>
  postalAddress({ address, location })

test.each([
  ['905 Ponce Court NE, Atlanta, GA 30306', { street: '905 Ponce Court NE', ...inAtlanta, zip: '30306' }],
  ['58 Mill Spur SE, No. 3, Atlanta', { street: '58 Mill Spur SE, No. 3', ...inAtlanta }],
  ['12 Elm St Atlanta GA 30306-1234', { street: '12 Elm St', ...inAtlanta, zip: '30306-1234' }],
  ['12 Elm St\nAtlanta, Georgia 30306\r\n', { street: '12 Elm St', ...inAtlanta, zip: '30306' }],
  [' 12  Elm St ,, Apt 4, GA 30306 ', { street: '12 Elm St, Apt 4', ...inAtlanta, zip: '30306' }],
  ['12 Elm St Atlanta', { street: '12 Elm St', ...inAtlanta }],
  ['12 Elm St GA', { street: '12 Elm St', ...inAtlanta }],
  ['Atlanta, GA 30306', { street: '', ...inAtlanta, zip: '30306' }],
  ['12 Elm St NE 30306', { street: '12 Elm St NE', ...inAtlanta, zip: '30306' }],
])('splits off the end of "%s"', (address, parts) => {
  expect(parse(address)).toEqual(parts)
})

test.each([
  ['123 Ponce Place, Decatur, GA 30030', '123 Ponce Place'],
  ['123 Ponce Place, Decatur GA 30030', '123 Ponce Place'],
  ['123 Ponce Place Decatur GA 30030', '123 Ponce Place'],
  ['123 Ponce Place Decatur, Georgia 30030 United States', '123 Ponce Place'],
  ['123 Ponce Place (Decatur, GA 30030)', '123 Ponce Place'],
  ['12 Main St Unit 4 Decatur GA 30030', '12 Main St Unit 4'],
  ['12 Main St, Decatur, GA 30030, Unit 4', '12 Main St, Unit 4'],
  ['12 Main St, Decatur, GA 30030 (near the station), USA', '12 Main St, near the station'],
  ['\u200e123 Ponce Place,\u00a0Decatur,\u202fGA 30030\u200e', '123 Ponce Place'],
])('finds Decatur in "%s"', (address, street) => {
  expect(parse(address)).toEqual({ street, ...inDecatur })
})

test.each([
  ['12 Elm St, Decatur', '12 Elm St, Decatur, GA'],
  ['12 Elm St, Decatur, Georgia', '12 Elm St, Decatur, GA'],
  ['12 Elm St East Point', '12 Elm St, East Point, GA'],
  ['12 Elm St, Loganville 30052-0001', '12 Elm St, Loganville, GA 30052-0001'],
  ['Loganville, GA', 'Loganville, GA'],
  ['12 Elm St, New York, NY 10001', '12 Elm St, New York, NY 10001'],
  ['12 Elm St, Hartford, CT 06103', '12 Elm St, Hartford, CT 06103'],
  ['12 Main St, Unit 4', '12 Main St, Unit 4, Dallas, TX'],
  ['12 Main St, USA', '12 Main St, Dallas, TX'],
  ['12 Dallas Street', '12 Dallas Street, Dallas, TX'],
  ['4804 Columbia Crescent, East Dallas, TX 75226', '4804 Columbia Crescent, Dallas, TX 75226'],
  ['12 Elm St\r\nApt 4', '12 Elm St, Apt 4, Dallas, TX'],
])('formats "%s" of a home near Dallas as "%s"', (address, line) => {
  expect(formatAddress({ address, location: 'dallas' })).toBe(line)
})

test.each([
  '12 Elm Street',
  '455 Atlanta Ave SE',
  'County Road 30307',
  '12 Elm St, Unit 10234',
  '12 North Decatur Road NE',
  '12 Elm Street, Inman Park',
  'מגדל 7',
])('treats all of "%s" as a street', (address) => {
  expect(parse(address)).toEqual({ street: address, ...inAtlanta })
})

test('without an address there is only the city of the location', () => {
  expect(parse(null, 'dallas')).toEqual({ street: '', city: 'Dallas', state: 'TX', zip: undefined })
  expect(parse('East Dallas', 'dallas')).toEqual({ street: '', city: 'Dallas', state: 'TX', zip: undefined })
  expect(formatAddress({ address: ' \u200b', location: 'dallas' })).toBeUndefined()
})
