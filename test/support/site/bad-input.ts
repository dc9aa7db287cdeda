import { limits } from '@porchlight/contract/limits'
import { expect } from 'vitest'
import { expectFailure } from '../../api/call.ts'
import type { Client } from './client.ts'
import { tableContents } from './table-contents.ts'

/** `named` is the place in the response, if it differs. */
export type BadInput = [path: string, value: unknown, named?: string]

/** `undefined` removes the key of a path such as `images.0.url`. */
function withValue(body: object, path: string, value: unknown): object {
  const copy: Record<string, unknown> = structuredClone({ ...body })
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy)
  // An assignment to the key `__proto__` would set the prototype.
  Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true })
  return copy
}

export async function expectNamedAndNothingStored(
  client: Client,
  { method, path, body }: { method: string; path: string; body: object },
  inputs: readonly BadInput[],
) {
  const before = await tableContents()
  const missed: string[] = []
  for (const [place, value, named = place] of inputs) {
    const what = `${method} ${path} with ${place} = ${(JSON.stringify(value) ?? 'nothing').slice(0, 60)}`
    const response = await client.send(method, path, withValue(body, place, value))
    const answer = await response.clone().text()
    const paths: string[] = response.status === 400 ? issuesOf(answer) : []
    if (method === 'POST' && response.ok) await client.send('DELETE', `${path}/${JSON.parse(answer).id}`)
    if (!paths.includes(named)) missed.push(`${what} was answered with ${response.status} ${answer.slice(0, 300)}`)
    else await expectFailure(response, 400, 'invalid_input')
  }
  expect(missed).toEqual([])
  expect(await tableContents()).toEqual(before)
}

const issuesOf = (answer: string): string[] =>
  (JSON.parse(answer).issues ?? []).map(({ path }: { path: string }) => path)

export const text = (length: number) => 'x'.repeat(length)

export const badTexts = (path: string, most: number): BadInput[] => [
  [path, text(most + 1)],
  [path, '🏠'.repeat(most + 1)],
  [path, 7],
  [path, true],
  [path, ['a']],
  [path, { a: 1 }],
  [path, 'half a \ud83c character'],
  [path, 'a null\0character'],
]

export const badCounts = (path: string, most: number): BadInput[] => [
  [path, -1],
  [path, 1.25],
  [path, most + 1],
  [path, 1e300],
  [path, '3'],
  [path, true],
  [path, [3]],
  [path, {}],
]

export const badAvailability = (parent: string): BadInput[] => [
  ...['', 'sold', 'Available', 'soon ', 1, true, ['soon'], {}].map(
    (value): BadInput => [`${parent}.availability`, value],
  ),
  ...['', '2026-02-30', '2026-02-29', '2026-13-01', '2026-6-1', '06/01/2026', '2026-06-01T00:00:00Z', 20260601, {}].map(
    (value): BadInput => [`${parent}.availableFrom`, value],
  ),
  ...[
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'http://portal.example.com/listings/1',
    'portal.example.com/listings/1',
    'https://',
    'https://portal',
    'https://portal.example.com@evil.example/',
    'https://portal.example.com/a b',
    `https://portal.example.com/${text(limits.listingUrl)}`,
    7,
    [],
  ].map((value): BadInput => [`${parent}.listingUrl`, value]),
]

export const badFacts = (parent: string): BadInput[] => [
  ...['dogs', ['dogs'], true, 7].map((value): BadInput => [`${parent}.facts`, value]),
  ...Object.entries({
    pool: true,
    cats: 'allowed',
    dogs: true,
    petNote: text(256),
    laundry: 'In unit',
    cooling: ['central'],
    heating: 5,
    parking: 'garage',
    outdoor: { porch: true },
    dishwasher: 'yes',
    furnished: 1,
    stepFreeEntrance: null,
    stepsToDoor: -1,
    elevator: 'no',
    groundFloor: [],
    wideDoorways: '',
    grabBars: 0,
    included: 'water',
  }).map(([name, value]): BadInput => [`${parent}.facts`, { [name]: value }, `${parent}.facts.${name}`]),
  [`${parent}.facts`, { parking: ['garage', 'ship'] }, `${parent}.facts.parking.1`],
  ...['javascript:alert(1)', 'http://tours.example.com/1', 'tours', `https://t.example.com/${text(1000)}`, 7].map(
    (value): BadInput => [`${parent}.tourUrl`, value],
  ),
]

export const badImages = (most: number): BadInput[] => [
  ['images', null],
  ['images', undefined],
  ['images', {}],
  ['images', 'x'],
  ['images', Array.from({ length: most + 1 }, () => ({ url: '/images/x.jpg' }))],
  ['images', [null], 'images.0'],
  ['images', ['/images/x.jpg'], 'images.0'],
  ['images', [{}], 'images.0.url'],
  ['images', [{ url: null }], 'images.0.url'],
  ['images', [{ url: '' }], 'images.0.url'],
  ['images', [{ url: text(1001) }], 'images.0.url'],
  ['images', [{ url: 'x', caption: text(256) }], 'images.0.caption'],
  ['images', [{ url: 'x', caption: 5 }], 'images.0.caption'],
  ['images', [{ url: 'x', alt: text(256) }], 'images.0.alt'],
  ['images', [{ url: 'x', alt: 5 }], 'images.0.alt'],
  ['images', [{ url: 'x', focus: 'middle' }], 'images.0.focus'],
  ['images', [{ url: 'x', focus: { x: 0.5 } }], 'images.0.focus'],
  ['images', [{ url: 'x', focus: { x: 0, y: 1.01 } }], 'images.0.focus'],
  ['images', [{ url: 'x', focus: { x: 0, y: 1, z: 1 } }], 'images.0.focus.z'],
  ['images', [{ url: 'x', kind: 'plan' }], 'images.0.kind'],
  ['images', [{ url: 'x', isPrimary: 'yes' }], 'images.0.isPrimary'],
  ['images', [{ url: 'x', isPrimary: 1 }], 'images.0.isPrimary'],
  ['images', [{ url: 'x', id: 5 }], 'images.0.id'],
  ['images', [{ url: 'x', id: 'nobody' }], 'images.0.id'],
  ['images', [{ url: 'x', propertyId: 'mine' }], 'images.0.propertyId'],
  ['images', [{ url: 'x', displayOrder: 3 }], 'images.0.displayOrder'],
]
