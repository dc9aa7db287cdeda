import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../test/admin-site.ts'
import { propertyFields, unitFields } from '../../../test/examples.ts'
import { pictures } from '../../../test/pictures.ts'

let site: AdminSite
let handlers: Awaited<ReturnType<typeof importHandlers>>

async function importHandlers() {
  const [create, update, createUnit, read, list, original] = await Promise.all([
    import('./create-property.ts'),
    import('./update-property.ts'),
    import('./create-unit.ts'),
    import('../public/get-property.ts'),
    import('../public/list-units.ts'),
    import('./get-original.ts'),
  ])
  return {
    create: create.handler,
    update: update.handler,
    createUnit: createUnit.handler,
    read: read.handler,
    list: list.handler,
    original: original.handler,
  }
}

beforeAll(async () => {
  site = await startAdminSite()
  handlers = await importHandlers()
})
afterAll(() => site.stop())

const createdAt = '2020-02-29T12:00:00.000Z'
const create = (fields: object) =>
  site.asAdmin(handlers.create, 'POST', { body: { property: { ...propertyFields, ...fields }, images: [] } })
const createUnit = (propertyId: string, fields: object) =>
  site.asAdmin(handlers.createUnit, 'POST', { body: { unit: { ...unitFields(propertyId), ...fields }, images: [] } })
const original = (imageUrl: string) => site.asAdmin(handlers.original, 'GET', { query: { imageUrl } })

test('a property of another site keeps its id and its time, and none takes its place', async () => {
  const moved = { id: crypto.randomUUID(), createdAt }
  expect(await create(moved)).toMatchObject({ status: 200, body: { ...moved, version: 1 } })
  expect(await create({ ...moved, title: 'Another' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await site.asAdmin(handlers.read, 'GET', { id: moved.id })).body).toMatchObject(moved)
  const body = { property: { ...propertyFields, ...moved }, images: [] }
  expect((await site.asAdmin(handlers.update, 'PUT', { id: moved.id, body })).status).toBe(400)
})

test.each([
  ['id', 'PROPERTY'],
  ['createdAt', '2020-02-29'],
  ['createdAt', '1999-12-31T23:59:59.999Z'],
  ['createdAt', '9999-12-31T00:00:00.000Z'],
])('what is no %s is refused: %s', async (field, value) => {
  expect(await create({ [field]: value })).toMatchObject({
    status: 400,
    body: { issues: [{ path: `property.${field}` }] },
  })
})

test('a unit of another site keeps its id and its time, below its own property', async () => {
  const { id: propertyId } = (await create({})).body
  const moved = { id: `${propertyId}.${crypto.randomUUID()}`, createdAt }
  expect(await createUnit(propertyId, moved)).toMatchObject({ status: 200, body: moved })
  expect((await createUnit(propertyId, moved)).status).toBe(409)
  expect((await site.asAdmin(handlers.list, 'GET', { id: propertyId })).body).toMatchObject([moved])
  const elsewhere = await createUnit((await create({})).body.id, moved)
  expect(elsewhere).toMatchObject({ status: 400, body: { issues: [{ path: 'unit.id' }] } })
})

test('a picture can be had byte by byte as it was uploaded, by an address that is good for 5 minutes at most', async () => {
  const { status, body } = await original(await site.upload(pictures.png, 'image/png'))
  expect({ status, md5: body.md5 }).toEqual({ status: 200, md5: createHash('md5').update(pictures.png).digest('hex') })
  const address = new URL(body.originalURL)
  expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
  const answer = await fetch(address)
  expect(Buffer.from(await answer.arrayBuffer()).equals(pictures.png)).toBe(true)
  const { headers } = answer
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'application/octet-stream',
    'attachment',
  ])
  address.searchParams.set('response-content-type', 'text/html')
  expect((await fetch(address)).status).toBe(403)
  address.pathname = address.pathname.replace('.png', '.jpg')
  expect((await fetch(address)).status).toBe(403)
})

test.each([
  ['that is not there', `/images/${crypto.randomUUID()}.jpg`],
  ['that is none', '/site/index.html'],
  ['that is above the pictures', '/images/../secret.jpg'],
  ['of another site', `https://elsewhere.example/images/${crypto.randomUUID()}.jpg`],
])('a picture %s is not found', async (_, imageUrl) => {
  expect(await original(imageUrl)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
