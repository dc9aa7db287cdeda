import { expect, test, vi } from 'vitest'
import { house, queryData, renderer } from './page-renderer.fixture.ts'

const ids = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
const homes = ids.map((id, n) => house({ id, title: `Home ${n + 1}`, featured: n === 0 }))
const [first = house(), second = house(), third = house()] = homes

test('city page and data have leased properties last, even featured ones', async () => {
  const properties = [{ ...first, availabilitySummary: { state: 'leased' } as const }, second, third]
  const content = { page: 'city', location: 'atlanta', properties } as const
  const html = await renderer.render(content)
  const order = ['Home 2', 'Home 3', 'Home 1']
  expect([...html.matchAll(/>(Home \d)<\/a>/g)].map(([, title]) => title)).toEqual(order)
  const titles = (cards: { title: string }[]) => cards.map(({ title }) => title)
  expect(titles(queryData(html).entries[0][1])).toEqual(order)
  expect(titles(JSON.parse(renderer.data(content)).entries[0][1])).toEqual(order)
})

test('shows the availability at the time of publication', async () => {
  const soon = house({ availabilitySummary: { state: 'soon', from: '2026-06-01' } })
  const render = () => renderer.render({ page: 'property', property: soon, units: [], similar: [] })
  vi.useFakeTimers({ now: new Date('2026-05-31T12:00:00Z'), toFake: ['Date'] })
  const published = await render()
  vi.setSystemTime(new Date('2026-06-02T12:00:00Z'))
  expect(await render()).toBe(published)
  vi.useRealTimers()
  expect(published).toContain('Available June 1')
})

test('shows no availability and no filter if none is known', async () => {
  const silent = await renderer.render({ page: 'city', location: 'atlanta', properties: homes })
  expect(silent).not.toMatch(/Available|Leased|aria-pressed/)
  const listed = [first, { ...second, availabilitySummary: { state: 'available' } as const }]
  const html = await renderer.render({ page: 'city', location: 'atlanta', properties: listed })
  expect(html).toMatch(/aria-pressed="false"[^>]*>Available now/)
})
