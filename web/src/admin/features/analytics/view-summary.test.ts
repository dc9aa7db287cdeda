import { exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import { expect, test } from 'vitest'
import { summarizeViews } from './view-summary.ts'

const property = (id: string, title: string) => ({ ...exampleProperty, id, title })
const houses = [property('a', 'Oak'), property('b', 'Elm'), property('c', 'Ash')]

test('rows are sorted by views, then by title', () => {
  const { rows } = summarizeViews(houses, [{ propertyId: 'a', viewCount: 2 }])
  expect(rows.map(({ property: { title } }) => title)).toEqual(['Oak', 'Ash', 'Elm'])
})

test('totals, averages and shares have one decimal', () => {
  const summary = summarizeViews(houses, [
    { propertyId: 'a', viewCount: 1 },
    { propertyId: 'b', viewCount: 2 },
  ])
  expect(summary).toMatchObject({ totalViews: 3, properties: 3, withViews: 2, average: '1.0' })
  expect(summary.rows.map(({ percent }) => percent)).toEqual(['66.7', '33.3', '0.0'])
})

test('totals are 0.0 without views or properties', () => {
  expect(summarizeViews([], [])).toMatchObject({ totalViews: 0, average: '0.0', rows: [] })
  expect(summarizeViews(houses, []).rows[0]).toMatchObject({ percent: '0.0' })
})

test('views of a deleted property are not counted', () => {
  const counts = [
    { propertyId: 'gone', viewCount: 9 },
    { propertyId: 'a', viewCount: 1 },
  ]
  expect(summarizeViews(houses, counts).totalViews).toBe(1)
})
