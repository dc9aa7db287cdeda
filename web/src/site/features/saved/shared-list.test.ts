import { expect, test } from 'vitest'
import { readShared, sharedPath } from './shared-list.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const homes = (count: number, title = 'The Alder') => Array.from({ length: count }, (_, n) => ({ id: uuid(n), title }))
const read = (path: string) => readShared(path.slice(path.indexOf('?')))

test('a link has ids and titles', () => {
  const saved = [
    { id: uuid(1), title: 'Elm & Oak St #4, 50%' },
    { id: uuid(2), title: 'A (quiet) ~ "house" 👍\ud800' },
  ]
  const path = sharedPath(saved)
  expect(path).toMatch(/^\/saved\?ids=[\da-f,-]{73}&titles=[\w+%~-]+$/)
  expect(read(path)).toEqual({
    total: 2,
    isCut: false,
    homes: [saved[0], { id: uuid(2), title: 'A (quiet)   "house" 👍' }],
  })
})

test.each([
  ['short', 'The Alder'],
  ['long', 'A house of many words '.repeat(20)],
  ['Chinese', '房'.repeat(255)],
])('with %s titles it has 20 of 30 homes and at most 2,000 characters', (_, title) => {
  const path = sharedPath(homes(30, title))
  expect(`https://${'w'.repeat(90)}.org${path}`.length).toBeLessThanOrEqual(2000)
  expect(read(path)?.homes.map(({ id }) => id)).toEqual(homes(20).map(({ id }) => id))
  expect(read(path)?.homes[0]?.title).toBe([...title].slice(0, 60).join('').trim())
})

test('of 200 ids the first 20 are read, and the number is known', () => {
  const shared = readShared(`?ids=${homes(200).map(({ id }) => id)}`)
  expect(shared?.homes).toEqual(homes(20, ''))
  expect(shared?.total).toBe(200)
})

test.each(['', '?q=1', '?ids=', '?ids=,,&titles=a', '?ids=%F0%9F'])('"%s" is no shared list', (search) => {
  expect(readShared(search)).toBeUndefined()
})

test.each([
  ['Call 404 555 0142 to pay', ''],
  ['(404) 555-0142', ''],
  ['pay@evil', ''],
  ['See evil.com', ''],
  ['https://evil', ''],
  ['<b>The Alder</b>', '<b>The Alder</b>'],
  ['St. Charles, 1245 Ponce #4', 'St. Charles, 1245 Ponce #4'],
  ['Maple Court 1764145123456', 'Maple Court 1764145123456'],
  ['\u202eThe Alder\u0000', 'The Alder'],
])('of a written title "%s" it shows "%s"', (title, expected) => {
  expect(readShared(`?ids=${uuid(1)}&titles=${encodeURIComponent(title)}`)?.homes).toEqual([
    { id: uuid(1), title: expected },
  ])
})
