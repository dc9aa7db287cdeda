import { expect, test } from 'vitest'
import { readCell, writeCell } from '../csv/csv-cell.ts'
import { type Field, propertyFieldList, unitFieldList } from './fields.ts'
import { type PropertyFields, propertyFieldsSchema } from './property.ts'
import { type UnitFields, unitFieldsSchema } from './unit.ts'

test('every field of the schemas is in the list, and no other', () => {
  expect(Object.keys(propertyFieldList).toSorted()).toEqual(Object.keys(propertyFieldsSchema.shape).toSorted())
  const { propertyId: _, ...unitFields } = unitFieldsSchema.shape
  expect(Object.keys(unitFieldList).toSorted()).toEqual(Object.keys(unitFields).toSorted())
})

test('a field that is added to a schema and not to the list does not compile', () => {
  // @ts-expect-error: the list has no `rent`
  const property: Record<keyof PropertyFields | 'rent', Field> = propertyFieldList
  // @ts-expect-error: the list has no `rent`
  const unit: Record<Exclude<keyof UnitFields, 'propertyId'> | 'rent', Field> = unitFieldList
  expect([property, unit]).not.toContain(undefined)
})

function examplesOf(name: string): unknown[] {
  const numbers = [null, 0, 3, 1850]
  const examples: Record<string, unknown[]> = {
    location: ['atlanta', 'dallas'],
    propertyType: ['multifamily', 'single-family'],
    featured: [true, false],
    availability: [null, 'available', 'soon', 'leased'],
    availableFrom: [null, '2026-12-01'],
    features: [[], ['=Porch', 'Garden']],
    bedrooms: numbers,
    squareFeet: numbers,
    bathrooms: [null, 0, 2.5],
    title: ['=1+1', '007', 'A\nB'],
    description: ['-1', "'=1"],
  }
  return examples[name] ?? [null, '@home', '1-2']
}

test.each(Object.entries(propertyFieldList))('what is exported of %s is read as the same value', (name, { format }) => {
  for (const value of format ? examplesOf(name) : [])
    expect(format?.fromText(readCell(writeCell(format.toCell(value))))).toEqual(value)
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
  expect(['Says nothing', '', 'Available soon', 'soon'].map(availability.format.fromText)).toEqual([
    null,
    null,
    'soon',
    'soon',
  ])
  expect(location.format.choices).toEqual(['Atlanta, GA', 'Dallas, TX'])
})

test('days are read as Excel and Numbers save them, and shown with their month', () => {
  const { format } = propertyFieldList.availableFrom
  expect(['6/1/2027', '06/01/27', ' 2027-06-01 ', 'soon'].map(format.fromText)).toEqual([
    '2027-06-01',
    '2027-06-01',
    '2027-06-01',
    'soon',
  ])
  expect(format.display('2027-06-01')).toBe('June 1, 2027')
})
