import { limits } from '@porchlight/contract/limits'
import { afterAll, describe, expect, test } from 'vitest'
import {
  type BadInput,
  badAvailability,
  badCounts,
  badFacts,
  badImages,
  badTexts,
  expectNamedAndNothingStored,
  text,
} from '../support/site/bad-input.ts'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { asImageInputs } from '../support/site/sample-calls.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { tableContents } from '../support/site/table-contents.ts'
import { upload } from '../support/site/uploads.ts'
import { call, expectFailure, origin, unknownId } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

const property = await sandbox.property({ images: [{ url: await upload(client) }] })
const unit = await sandbox.unit(property.id, { images: [{ url: await upload(client) }] })
const heroIds = (await sandbox.heroImages()).map(({ id }) => id)

const propertyBody = { property: propertyFields(), images: asImageInputs(property.images) }
const unitBody = { unit: unitFields(property.id), images: asImageInputs(unit.images) }

const unknownKeys = (parent: string): BadInput[] =>
  ['id', 'createdAt', 'updatedAt', 'PK', 'GSI1PK', 'expire', 'unitCount', '__proto__', 'constructor', 'ünknown'].map(
    (key) => [`${parent}.${key}`, 'x'],
  )

const badProperties: BadInput[] = [
  ...badTexts('property.title', limits.title),
  ...badTexts('property.description', limits.description),
  ...badTexts('property.address', limits.address),
  ...badTexts('property.youtubeUrl', limits.youtubeUrl),
  ...['not a link', 'tour.mp4', 'javascript:alert(1)'].map((value): BadInput => ['property.youtubeUrl', value]),
  ...badTexts('property.architecturalStyle', limits.architecturalStyle),
  ...['property.title', 'property.description'].flatMap((path): BadInput[] =>
    ['', ' \t\n ', '\u200b\u2060', null, undefined].map((value) => [path, value]),
  ),
  ...['property.location', 'property.propertyType'].flatMap((path): BadInput[] =>
    ['', 'houston', 'Atlanta', null, undefined, 1].map((value) => [path, value]),
  ),
  ...badCounts('property.bedrooms', limits.rooms),
  ...badCounts('property.bathrooms', limits.rooms),
  ...badCounts('property.squareFeet', limits.squareFeet),
  ['property.bedrooms', 1.5],
  ['property.squareFeet', 0.5],
  ['property.bathrooms', -0.5],
  ['property.featured', 'yes'],
  ['property.featured', 1],
  ['property.featured', null],
  ['property.features', 'Porch, Garden'],
  ['property.features', null],
  ['property.features', Array.from({ length: limits.features + 1 }, () => 'Porch')],
  ['property.features', [''], 'property.features.0'],
  ['property.features', ['Porch', 5], 'property.features.1'],
  ['property.features', [text(limits.feature + 1)], 'property.features.0'],
  ...badAvailability('property'),
  ...badFacts('property'),
  ...badTexts('property.neighborhood', limits.neighborhood),
  ...[' ', '\u200b', '\u2060\u00ad'].map((value): BadInput => ['property.neighborhood', value]),
  ['property.version', 1.5],
  ['property.version', '1'],
  ['property', null],
  ['property', undefined],
  ['property', [], 'property'],
  ['property', 'house'],
  ['somethingElse', 1],
  ...unknownKeys('property'),
  ...badImages(limits.imagesPerParent),
]

const badUnits: BadInput[] = [
  ...badTexts('unit.unitNumber', limits.unitNumber),
  ...badTexts('unit.features', limits.unitFeatures),
  ...badTexts('unit.youtubeUrl', limits.youtubeUrl),
  ...['', '   ', '\u200b\u202e', null, undefined].map((value): BadInput => ['unit.unitNumber', value]),
  ...badCounts('unit.bedrooms', limits.rooms),
  ...badCounts('unit.bathrooms', limits.rooms),
  ...badCounts('unit.squareFeet', limits.squareFeet),
  ...['unit.bedrooms', 'unit.bathrooms'].flatMap((path): BadInput[] =>
    [null, undefined, 0.5].map((value) => [path, value]),
  ),
  ...[null, undefined, 5, 'nobody', `${property.id}x`, property.id.toUpperCase()].map(
    (value): BadInput => ['unit.propertyId', value],
  ),
  ...badAvailability('unit'),
  ...badFacts('unit'),
  ['unit', null],
  ['unit', undefined],
  ['somethingElse', 1],
  ...unknownKeys('unit'),
  ...badImages(limits.imagesPerParent),
]

describe('invalid input returns an error that names the field, and nothing is stored', () => {
  test('when a property is created', () =>
    expectNamedAndNothingStored(
      client,
      { method: 'POST', path: '/api/properties', body: { ...propertyBody, images: [] } },
      badProperties,
    ))

  test('when a property is saved', () =>
    expectNamedAndNothingStored(
      client,
      { method: 'PUT', path: `/api/properties/${property.id}`, body: propertyBody },
      badProperties,
    ))

  test('when a unit is created', () =>
    expectNamedAndNothingStored(
      client,
      { method: 'POST', path: '/api/units', body: { ...unitBody, images: [] } },
      badUnits,
    ))

  test('when a unit is saved', () =>
    expectNamedAndNothingStored(client, { method: 'PATCH', path: `/api/units/${unit.id}`, body: unitBody }, [
      ...badUnits,
      ['unit.propertyId', unknownId],
    ]))

  test('when a hero image is added', () =>
    expectNamedAndNothingStored(client, { method: 'POST', path: '/api/hero-images', body: { imageUrl: 'x' } }, [
      ...badTexts('imageUrl', limits.imageUrl),
      ...['', null, undefined, '/images/x.jpg'].map((value): BadInput => ['imageUrl', value]),
      ...[-1, 0.5, '1', null].map((value): BadInput => ['displayOrder', value]),
      ['id', unknownId],
      ['PK', 'HERO'],
    ]))

  test('when hero images are reordered', () =>
    expectNamedAndNothingStored(
      client,
      { method: 'PATCH', path: '/api/hero-images/reorder', body: { imageIds: heroIds } },
      [
        ...[null, undefined, 'x', {}, heroIds[0], [...heroIds, ...heroIds, ...heroIds]].map(
          (value): BadInput => ['imageIds', value],
        ),
        ['imageIds', heroIds.slice(1)],
        ['imageIds', []],
        ['imageIds', [5, ...heroIds.slice(1)], 'imageIds.0'],
        ['imageIds', ['nobody', ...heroIds.slice(1)], 'imageIds.0'],
        ['imageIds', [...heroIds, unknownId], `imageIds.${heroIds.length}`],
        ['imageIds', [...heroIds, heroIds[0]], `imageIds.${heroIds.length}`],
        ['somethingElse', 1],
      ],
    ))

  test('when an upload is prepared', () =>
    expectNamedAndNothingStored(client, { method: 'POST', path: '/api/objects/upload', body: {} }, [
      ...['image/svg+xml', 'text/html', 'image/gif', 'image/jpeg; x=y', '', null, 5].map(
        (value): BadInput => ['contentType', value],
      ),
      ...[0, -1, 1.5, '5', null, limits.uploadBytes + 1].map((value): BadInput => ['contentLength', value]),
      ['key', 'images/mine.jpg'],
      ['fileName', '../../etc/passwd'],
    ]))
})

const bodies = [
  ['POST', '/api/properties'],
  ['PUT', `/api/properties/${property.id}`],
  ['POST', '/api/units'],
  ['PATCH', `/api/units/${unit.id}`],
  ['POST', '/api/hero-images'],
  ['PATCH', '/api/hero-images/reorder'],
] as const

describe.each(bodies)('%s %s', (method, path) => {
  const send = (body: string | Buffer | undefined) => {
    const headers = { cookie: `__Host-session=${client.session}`, origin, 'x-requested-with': 'porchlight' }
    return call(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    })
  }

  test('refuses a body that is not an object, not JSON or not text, and stores nothing', async () => {
    const before = await tableContents()
    const invalidBodies = [
      undefined,
      '',
      'null',
      '[]',
      '"x"',
      '7',
      'true',
      '{',
      '{"property":',
      "{'a':1}",
      '\ufeff',
      'NaN',
    ]
    for (const body of [...invalidBodies, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), '['.repeat(100_000)]) {
      await expectFailure(await send(body), 400, 'invalid_input')
    }
    await expectFailure(await send(`{"a":"${text(limits.requestBodyBytes)}"}`), 413, 'too_large')
    expect(await tableContents()).toEqual(before)
  })
})

describe('ids in the path', () => {
  const malformedIds = [
    'x',
    '%00',
    'a'.repeat(500),
    `${unknownId}x`,
    "'%20or%201=1",
    '%F0%9F%8F%A0',
    unknownId.replace('4', 'G'),
  ]

  test.each([
    ['PUT', '/api/properties/', propertyBody],
    ['DELETE', '/api/properties/', undefined],
    ['DELETE', '/api/property-images/', undefined],
    ['PATCH', '/api/units/', unitBody],
    ['DELETE', '/api/units/', undefined],
    ['DELETE', '/api/unit-images/', undefined],
    ['DELETE', '/api/hero-images/', undefined],
  ])('%s %s refuses malformed ids and returns 404 for unknown ones', async (method, path, body) => {
    const before = await tableContents()
    for (const id of malformedIds) await expectFailure(await client.send(method, path + id, body), 400, 'invalid_input')
    const depth = { units: 2, 'property-images': 2, 'unit-images': 3 }[path.split('/')[2] ?? ''] ?? 1
    const id = Array.from({ length: depth }, () => unknownId).join('.')
    const validBody = method === 'PATCH' ? { ...unitBody, unit: unitFields(unknownId) } : body
    const bodyWithoutImages = validBody && { ...validBody, images: [] }
    await expectFailure(await client.send(method, path + id, bodyWithoutImages), 404, 'not_found')
    expect(await tableContents()).toEqual(before)
  })

  test('a unit cannot be created in a property that does not exist', async () => {
    const before = await tableContents()
    const body = { unit: unitFields(unknownId), images: [] }
    await expectFailure(await client.send('POST', '/api/units', body), 404, 'not_found')
    expect(await tableContents()).toEqual(before)
  })
})
