import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { viewsOf } from './views.ts'

/** On this Sunday every example has been listed for at least 30 days. */
const now = new Date('2027-02-28T23:59:59.999Z')
const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const all = examples.map((example) => ({ example, views: viewsOf(example, now) }))
const times = all.flatMap(({ views }) => views.map(({ viewedAt }) => viewedAt))

test('every day of the last 30 has views, and no other day', () => {
  const days = [...new Set(times.map(dayOf))].toSorted()
  expect(days).toHaveLength(30)
  expect([days[0], days.at(-1)]).toEqual(['2027-01-30', '2027-02-28'])
})

test('a few properties have the most views, and each has some', () => {
  const counts = all.map(({ views }) => views.length).toSorted((a, b) => b - a)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const five = counts.slice(0, 5).reduce((sum, count) => sum + count, 0)
  expect(counts.at(-1)).toBeGreaterThan(0)
  expect(five / total).toBeGreaterThan(0.35)
  expect(five / total).toBeLessThan(0.6)
  expect(total).toBeLessThan(2500)
})

test('a day of the weekend has half as many views again as another', () => {
  const [weekend, week] = [
    [0, 6],
    [1, 2, 3, 4, 5],
  ].map((days) => {
    const those = times.filter((time) => days.includes(time.getUTCDay()))
    return those.length / new Set(those.map(dayOf)).size
  })
  expect((weekend ?? 0) / (week ?? 1)).toBeGreaterThan(1.5)
})

test('stored views stay, and later ones are only added', () => {
  const noon = new Date('2027-02-27T18:00:00.000Z')
  for (const { example, views } of all) {
    const stored = viewsOf(example, noon)
    const since = stored[0]?.viewedAt ?? noon
    for (const { viewedAt } of stored) expect(viewedAt.getTime()).toBeLessThanOrEqual(noon.getTime())
    const later = views.filter(({ viewedAt }) => viewedAt <= noon)
    expect(stored.filter(({ viewedAt }) => dayOf(viewedAt) >= '2027-01-30')).toEqual(later)
    expect(dayOf(since) >= '2027-01-29').toBe(true)
  }
})

test('a property has no views before it was listed', () => {
  for (const example of examples) {
    const listed = new Date(example.createdAt)
    const soon = new Date(listed.getTime() + 7 * 86_400_000)
    expect(viewsOf(example, listed)).toEqual([])
    for (const { viewedAt } of viewsOf(example, soon))
      expect(viewedAt.getTime()).toBeGreaterThanOrEqual(listed.getTime())
  }
})

test('views have ids of their own', () => {
  const ids = all.flatMap(({ views }) => views.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
