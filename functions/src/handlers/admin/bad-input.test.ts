import { routes } from '@porchlight/contract/routes'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { countItems } from '../../../../test/support/functions/table-contents.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'
import { parsePart } from '../../http/parse-part.ts'

const url = `/images/${crypto.randomUUID()}.jpg`
const site = await startAdminSite()
const propertyId = (await createProperty(site.table, { fields: propertyFields, images: [] })).id
const unitId = (await createUnit(site.table, { fields: unitFields(propertyId), images: [] })).id
afterAll(() => site.stop())

const contents = async () =>
  JSON.stringify([
    await countItems(site.table),
    await findProperty(site.table, propertyId),
    await listUnits(site.table, propertyId),
  ])

/** Returns the paths of the issues of a body after its way as JSON. */
function refusedIn(name: 'createProperty' | 'updateProperty' | 'createUnit' | 'updateUnit', body: object) {
  try {
    parsePart(routes[name].input, JSON.parse(JSON.stringify(body)))
    return []
  } catch (error) {
    return issuesSchema.parse(error).issues.map(({ path }) => path)
  }
}
const issuesSchema = z.object({ issues: z.array(z.object({ path: z.string() })) })

const long = (length: number) => 'x'.repeat(length)

test.each<[string, unknown]>([
  ['title', long(256)],
  ['title', ' \t '],
  ['title', null],
  ['title', 7],
  ['title', ['The Inman']],
  ['title', 'Half \ud83d'],
  ['title', 'No\0thing'],
  ['title', undefined],
  ['description', ''],
  ['description', long(100_001)],
  ['location', 'Atlanta'],
  ['propertyType', {}],
  ['address', long(501)],
  ['bedrooms', -1],
  ['bedrooms', 1.5],
  ['bedrooms', '3'],
  ['bedrooms', 1000],
  ['bedrooms', 1e300],
  ['bathrooms', 1.25],
  ['bathrooms', -0.5],
  ['bathrooms', true],
  ['squareFeet', 0.5],
  ['squareFeet', 10_000_000],
  ['youtubeUrl', 'not a link'],
  ['featured', null],
  ['featured', 'yes'],
  ['architecturalStyle', long(101)],
  ['features', 'porch'],
  ['features.1', ['porch', '']],
  ['features.0', [long(256)]],
  ['features.1', ['porch', 'No\0thing']],
  ['features', Array(101).fill('x')],
  ['version', '1'],
  ['id', 'x'],
  ['unitCount', 7],
  ['createdAt', 'x'],
  ['PK', 'x'],
  ['__proto__', 'x'],
])('a property whose %s is %j is refused by name, new or not', (path, value) => {
  const field = path.replace(/\..*/, '')
  const body = { property: { ...propertyFields, [field]: value }, images: [] }
  for (const name of ['createProperty', 'updateProperty'] as const)
    expect(refusedIn(name, body)).toContain(`property.${path}`)
})

test.each<[string, unknown]>([
  ['unitNumber', long(51)],
  ['unitNumber', '  '],
  ['unitNumber', null],
  ['bedrooms', null],
  ['bedrooms', 0.5],
  ['bathrooms', 1.5],
  ['bathrooms', -1],
  ['squareFeet', -1],
  ['neighborhood', 'Inman Park'],
  ['features', long(10_001)],
  ['features', ['bath']],
  ['youtubeUrl', 'not a link'],
  ['propertyId', 'X'],
  ['propertyId', undefined],
  ['version', '1'],
  ['owner', 'me'],
])('a unit whose %s is %j is refused by name, new or not', (path, value) => {
  const field = path.replace(/\..*/, '')
  const body = { unit: { ...unitFields(propertyId), [field]: value }, images: [] }
  for (const name of ['createUnit', 'updateUnit'] as const) expect(refusedIn(name, body)).toContain(`unit.${path}`)
})

test.each<[string, () => unknown]>([
  ['images', () => 'x'],
  ['images', () => undefined],
  ['images', () => null],
  ['images', () => Array.from({ length: 91 }, () => ({ url }))],
  ['images.0', () => [null]],
  ['images.0.url', () => [{}]],
  ['images.0.url', () => [{ url: '' }]],
  ['images.0.url', () => [{ url: long(1001) }]],
  ['images.0.id', () => [{ id: 5, url }]],
  ['images.0.caption', () => [{ url, caption: long(256) }]],
  ['images.0.caption', () => [{ url, caption: 5 }]],
  ['images.0.alt', () => [{ url, alt: long(256) }]],
  ['images.0.alt', () => [{ url, alt: 5 }]],
  ['images.0.focus', () => [{ url, focus: 'middle' }]],
  ['images.0.focus', () => [{ url, focus: [0, 1] }]],
  ['images.0.focus', () => [{ url, focus: { x: -0.01, y: 1 } }]],
  ['images.0.focus', () => [{ url, focus: { x: 0, y: 1.01 } }]],
  ['images.0.focus', () => [{ url, focus: { x: '0', y: 1 } }]],
  // JSON has null where a program computed NaN.
  ['images.0.focus', () => [{ url, focus: { x: null, y: 1 } }]],
  ['images.0.focus', () => [{ url, focus: { y: 1 } }]],
  ['images.0.focus.z', () => [{ url, focus: { x: 0, y: 1, z: 0 } }]],
  ['images.0.kind', () => [{ url, kind: 'plan' }]],
  ['images.0.kind', () => [{ url, kind: null }]],
  ['images.0.isPrimary', () => [{ url, isPrimary: null }]],
  ['images.0.displayOrder', () => [{ url, displayOrder: 4 }]],
])('images are refused at %s (%#)', (path, images) => {
  const property = { property: propertyFields, images: images() }
  const unit = { unit: unitFields(propertyId), images: images() }
  for (const name of ['createProperty', 'updateProperty'] as const) expect(refusedIn(name, property)).toContain(path)
  for (const name of ['createUnit', 'updateUnit'] as const) expect(refusedIn(name, unit)).toContain(path)
})

const badHeroImages: [object, string][] = [
  [{}, 'imageUrl'],
  [{ imageUrl: null }, 'imageUrl'],
  [{ imageUrl: '/images/x.jpg', displayOrder: -1 }, 'displayOrder'],
  [{ imageUrl: '/images/x.jpg', displayOrder: 0.5 }, 'displayOrder'],
  [{ imageUrl: '/images/x.jpg', displayOrder: 0, id: 'x' }, 'id'],
  [{ imageUrl: '/images/x.jpg', displayOrder: 0 }, 'imageUrl'],
  [{ imageUrl: '/images/x.jpg', alt: long(256) }, 'alt'],
  [{ imageUrl: '/images/x.jpg', focus: { x: 1.01, y: 0 } }, 'focus'],
]

const badOrders: [object, string][] = [
  [{}, 'imageIds'],
  [{ imageIds: 'x' }, 'imageIds'],
  [{ imageIds: ['x'] }, 'imageIds.0'],
  [{ imageIds: [crypto.randomUUID()] }, 'imageIds.0'],
  [{ imageIds: Array.from({ length: 5 }, () => crypto.randomUUID()) }, 'imageIds'],
]

test('a refused call returns 400 with the fields, and nothing is stored', async () => {
  const before = await contents()
  const calls = [
    ['createProperty', { body: { property: { ...propertyFields, title: 7 }, images: [] } }, 'property.title'],
    ['updateProperty', { id: propertyId, body: { property: propertyFields, images: 'x' } }, 'images'],
    [
      'updateProperty',
      { id: propertyId, body: { property: propertyFields, images: [{ id: long(90), url }] } },
      'images.0.id',
    ],
    ['createUnit', { body: { unit: { ...unitFields(propertyId), owner: 'me' }, images: [] } }, 'unit.owner'],
    ['updateUnit', { id: unitId, body: { unit: unitFields(propertyId), images: [null] } }, 'images.0'],
    ...badHeroImages.map(([body, path]) => ['addHeroImage', { body }, path] as const),
    ...badOrders.map(([body, path]) => ['reorderHeroImages', { body }, path] as const),
  ] as const
  for (const [name, call, path] of calls) {
    const { status, body } = await site.asAdmin(name, call)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    // The message of zod/mini without a locale.
    expect(body.issues[0].message).not.toBe('Invalid input')
  }
  expect(await contents()).toBe(before)
})

const deletions = ['deleteProperty', 'deletePropertyImage', 'deleteUnit', 'deleteUnitImage', 'deleteHeroImage'] as const

test.each(['1', 'PROPERTY', '', 'A'.repeat(5000), '\0'])('%j is no id and returns 400', async (id) => {
  const property = { property: propertyFields, images: [] }
  const unit = { unit: unitFields(propertyId), images: [] }
  const answers = await Promise.all([
    site.asAdmin('updateProperty', { id, body: property }),
    site.asAdmin('updateUnit', { id, body: unit }),
    ...deletions.map((name) => site.asAdmin(name, { id })),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'id' }] } })
})

test.each([
  ['家', 100_000],
  ['🏡', 75_000],
])('the largest property that the contract allows can be stored, of %s', async (letter, most) => {
  const fields = {
    ...propertyFields,
    title: letter.repeat(255),
    description: letter.repeat(most),
    address: letter.repeat(500),
    youtubeUrl: 'https://example.com/'.padEnd(500, 'x'),
    architecturalStyle: letter.repeat(100),
    features: Array(letter === '🏡' ? 95 : 100).fill(letter.repeat(255)),
    neighborhood: letter.repeat(100),
    facts: { petNote: letter.repeat(255), heating: letter.repeat(255), included: ['water'] },
    tourUrl: 'https://tours.example.com/'.padEnd(1000, 'x'),
    availability: 'soon',
    availableFrom: '2026-06-01',
    listingUrl: 'https://portal.example.com/'.padEnd(1000, 'x'),
  }
  const { status } = await site.asAdmin('createProperty', { body: { property: fields, images: [] } })
  expect(status).toBe(200)
})
