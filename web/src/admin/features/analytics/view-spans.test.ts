import { expect, test } from 'vitest'
import { analyticsCopy } from './analytics-copy.ts'
import { axisMarks, changeOf, dayLabel, periodOf, spanLabel, spansOf } from './view-spans.ts'

const none = { actions: {}, visits: {} }

test('adds up the views of properties by day, and of the period before', () => {
  const history = {
    from: '2026-11-21',
    properties: [
      { ...none, propertyId: 'a', before: 3, days: [1, 4] },
      { ...none, propertyId: 'b', before: 2, days: [0, 2] },
      { ...none, propertyId: 'gone', before: 9, days: [9, 9] },
    ],
  }
  expect(periodOf(history, 2, new Set(['a', 'b']))).toEqual({ days: [1, 6], before: 5 })
  expect(periodOf(history, 2, new Set(['c']))).toEqual({ days: [0, 0], before: 0 })
})

test('groups a year into weeks that end with the last day, and shorter ranges into days', () => {
  expect(spansOf('2026-10-31', [2, 3])).toEqual([
    { from: '2026-10-31', to: '2026-10-31', count: 2 },
    { from: '2026-11-01', to: '2026-11-01', count: 3 },
  ])
  const year = spansOf(
    '2025-11-23',
    Array.from({ length: 365 }, () => 1),
  )
  expect(year).toHaveLength(52)
  expect(year[0]).toEqual({ from: '2025-11-23', to: '2025-11-30', count: 8 })
  expect(year.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22', count: 7 })
  expect(year.reduce((sum, { count }) => sum + count, 0)).toBe(365)
})

test('the change is in percent, and undefined if few views were before', () => {
  expect(changeOf(15, 10)).toBe(50)
  expect(changeOf(5, 10)).toBe(-50)
  expect(changeOf(10, 10)).toBe(0)
  expect(changeOf(1822, 9)).toBeUndefined()
})

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [41, [0, 20, 40, 60]],
  [1000, [0, 500, 1000]],
])('an axis up to %i has the marks %j', (most, marks) => {
  expect(axisMarks(most)).toEqual(marks)
})

test('labels have month and day, and the year unless it is the current one', () => {
  expect(dayLabel('2026-11-03', '2026-12-31')).toBe('Nov 3')
  expect(dayLabel('2025-11-03', '2026-12-31')).toBe('Nov 3, 2025')
  expect(spanLabel({ from: '2001-11-03', to: '2001-11-09', count: 1 })).toBe('Nov 3, 2001 to Nov 9, 2001')
})

test('a large growth is a multiple, and a small number before is named', () => {
  const texts = ['19% fewer', '199% more', '3 times as many', '364 times as many', '1 before', 'none before']
  const changes = [-19, 199, 200, 36_280, undefined, undefined]
  expect(changes.map((change, n) => analyticsCopy.change(change, 5 - n))).toEqual(texts)
  expect(analyticsCopy.chart.compared(undefined, 1, 30)).toBe('There was 1 in the 30 days before.')
})
