import type { Property } from '@porchlight/contract/properties/property'
import { expect, test } from 'vitest'
import { viewsCsv } from './views-csv.ts'

const property = (id: string, title: string) => ({ id, title, location: 'dallas' }) as Property

test('the file has a row for each property by title, with every day, and escapes quotes and formulas', () => {
  const history = { from: '2026-11-21', properties: [{ propertyId: 'b', before: 7, days: [1, 4] }] }
  expect(viewsCsv([property('b', 'The "Nest", upstairs'), property('a', '\n=1+1')], history, 2)).toBe(
    [
      '\uFEFFProperty,City,Views in 2 days,Views in the 2 days before,2026-11-21,2026-11-22',
      `"'\n=1+1","Dallas, TX",0,0,0,0`,
      '"The ""Nest"", upstairs","Dallas, TX",5,7,1,4',
      '',
    ].join('\r\n'),
  )
})
