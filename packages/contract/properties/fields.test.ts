import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readCell, writeCell } from '../csv/csv-cell.ts'
import { singleFactSchemas } from './facts.ts'
import { propertyFieldList, unitFieldList } from './fields.ts'
import { propertyFieldsSchema } from './property.ts'
import { unitFieldsSchema } from './unit.ts'

test('every field of the schemas is in the list, and no other', () => {
  const { facts: _, ...propertyFields } = { ...propertyFieldsSchema.shape, ...singleFactSchemas }
  expect(Object.keys(propertyFieldList).toSorted()).toEqual(Object.keys(propertyFields).toSorted())
  const { propertyId, facts, ...unitFields } = { ...unitFieldsSchema.shape, ...singleFactSchemas }
  expect(Object.keys(unitFieldList).toSorted()).toEqual(Object.keys(unitFields).toSorted())
})

const texts = ['=1+1', '007', 'A\nB', '-1', "'=1", '@home', '1-2', '2026-12-01', 'https://youtu.be/dQw4w9WgXcQ']
const choices = ['atlanta', 'dallas', 'multifamily', 'single-family', 'available', 'soon', 'leased', true, false]
const factValues = ['yes', 'no', 'ask', 'in-unit', 'hookups', 'window', 'none', ['garage', 'off-street'], ['lawn-care']]
const examples = [...factValues, null, 0, 2.5, 3, 1850, [], ['=Porch', 'Garden'], ...choices, ...texts]

test.each(Object.entries(propertyFieldList))('what is exported of %s is read as the same value', (name, { format }) => {
  const schemas: Record<string, z.ZodMiniType> = { ...propertyFieldsSchema.shape, ...singleFactSchemas }
  const schema = schemas[name] ?? z.never()
  const valid = examples.filter((value) => z.safeParse(schema, value).success)
  if (!format) return
  expect(valid).not.toEqual([])
  for (const value of valid) expect(format.fromText(readCell(writeCell(format.toCell(value))))).toEqual(value)
})

test('words are read whatever their capitals, spaces and signs; others are none of the choices', () => {
  const { location, propertyType, featured, availability } = propertyFieldList
  expect(['DALLAS tx', 'Intown Atlanta, GA', 'Paris'].map(location.format.fromText)).toEqual([
    'dallas',
    'atlanta',
    undefined,
  ])
  expect(propertyType.format.fromText('single-family')).toBe('single-family')
  expect(['TRUE', 'x', '0', ''].map(featured.format.fromText)).toEqual([true, true, false, false])
  expect(['Not shown', '', 'Available soon', 'soon'].map(availability.format.fromText)).toEqual([
    null,
    null,
    'soon',
    'soon',
  ])
  expect(location.format.choices).toEqual(['Atlanta, GA', 'Dallas, TX'])
})

test('facts are read in words or values; a list may be empty', () => {
  const { laundry, parking, included, dishwasher } = propertyFieldList
  expect(['In unit', 'in-unit', 'HOOKUPS', '', 'cellar'].map(laundry.format.fromText)).toEqual([
    'in-unit',
    'in-unit',
    'hookups',
    null,
    undefined,
  ])
  expect(['Garage, street', 'off street', 'None', '', ' ', 'Garage, ship'].map(parking.format.fromText)).toEqual([
    ['garage', 'street'],
    ['off-street'],
    [],
    null,
    null,
    undefined,
  ])
  expect(included.format.display(['water', 'lawn-care'])).toBe('Water, Lawn care')
  expect([[], null].map(included.format.toCell)).toEqual(['None', ''])
  expect(['yes', 'No', '', 'perhaps'].map(dishwasher.format.fromText)).toEqual([true, false, null, undefined])
  expect(parking.format.choices).toEqual(['Garage', 'Off-street', 'Street', 'None'])
})

test('days are read as Excel and Numbers save them, and shown with their month', () => {
  const { format } = propertyFieldList.availableFrom
  expect(['6/1/2027', '06/01/27', ' 2027-06-01 ', 'soon'].map(format.fromText)).toEqual([
    '2027-06-01',
    '2027-06-01',
    '2027-06-01',
    'soon',
  ])
  for (const text of ['2027/6/1', '2027-6-1', '1-Jun-27', '1 June 2027', 'June 1, 2027', 'jun. 1 2027'])
    expect(format.fromText(text), text).toBe('2027-06-01')
  for (const text of ['13/32/2027', '32-Jun-27', '2027-02-30'])
    expect(z.safeParse(propertyFieldsSchema.shape.availableFrom, format.fromText(text)).success, text).toBe(false)
  expect(format.display('2027-06-01')).toBe('June 1, 2027')
})

test.each(['', '2', '0002-13-01', '99999-01-01', 'soon', '\ud800', 5, undefined, {}])(
  'an invalid day, %j, is displayed and exported without an error',
  (value) => {
    const { format } = propertyFieldList.availableFrom
    expect(writeCell(format.toCell(value))).toBe(writeCell(String(value ?? '')))
    expect(format.display(value)).toBe(String(value ?? ''))
  },
)
