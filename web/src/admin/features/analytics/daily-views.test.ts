import { expect, test } from 'vitest'
import { axisMarks, dayLabel, sumDays } from './daily-views.ts'

test('the views of all properties are summed by day, oldest first', () => {
  const day = (date: string, viewCount: number) => ({ date, viewCount })
  expect(
    sumDays([
      { propertyId: 'a', viewCount: 9, days: [day('2026-11-02', 1), day('2026-11-03', 4)] },
      { propertyId: 'b', viewCount: 3, days: [day('2026-11-03', 2), day('2026-11-01', 0)] },
      { propertyId: 'c', viewCount: 7 },
    ]),
  ).toEqual([
    { date: '2026-11-01', views: 0 },
    { date: '2026-11-02', views: 1 },
    { date: '2026-11-03', views: 6 },
  ])
})

test('the axis ends on a round number that no day exceeds', () => {
  expect(axisMarks(0)).toEqual([0, 1])
  expect(axisMarks(3)).toEqual([0, 1, 2, 3])
  expect(axisMarks(7)).toEqual([0, 2, 4, 6, 8])
  expect(axisMarks(41)).toEqual([0, 20, 40, 60])
  expect(axisMarks(1000)).toEqual([0, 500, 1000])
})

test('a day reads the same in every time zone', () => {
  expect(dayLabel('2026-11-03')).toBe('Nov 3')
})
