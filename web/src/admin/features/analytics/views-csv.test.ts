import type { Property } from '@porchlight/contract/properties/property'
import { expect, test } from 'vitest'
import { viewsCsv } from './views-csv.ts'

const property = (id: string, title: string) => ({ id, title, location: 'dallas' }) as Property

test('the file has a row for each property by title, with every day, and escapes quotes and formulas', () => {
  const own = { propertyId: 'b', before: 7, days: [1, 4], actions: { apply: [0, 2], print: [1, 0] } }
  const history = { from: '2026-11-21', properties: [{ ...own, visits: { 'google.com': 1, share: 3 } }] }
  expect(viewsCsv([property('b', 'The "Nest", upstairs'), property('a', '\n=1+1')], history, 2)).toBe(
    [
      `${[
        '\uFEFFProperty,City,Views in 2 days,Views in the 2 days before,2026-11-21,2026-11-22',
        'Actions in 2 days,Apply or listing,Directions,Phone,Email,Share,Save,Print',
        'Actions on 2026-11-21,Actions on 2026-11-22,Visits from: Shared links,Visits from: google.com',
      ]}`,
      `"'\n=1+1","Dallas, TX",0,0,0,0,${Array.from({ length: 12 }, () => 0)}`,
      '"The ""Nest"", upstairs","Dallas, TX",5,7,1,4,3,2,0,0,0,0,0,1,1,2,3,1',
      '',
    ].join('\r\n'),
  )
})
