import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { images as sampleImages } from '../../../../test/support/site/images.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const create = (fields: object) =>
  site.asAdmin('createProperty', { body: { property: { ...propertyFields, ...fields }, images: [] } })
const createUnit = (propertyId: string, fields: object) =>
  site.asAdmin('createUnit', { body: { unit: { ...unitFields(propertyId), ...fields }, images: [] } })
const original = (imageUrl: string) => site.asAdmin('getOriginal', { query: { imageUrl } })

test('a property is created under the id in the call, and no other property can use it', async () => {
  const chosen = { id: crypto.randomUUID() }
  expect(await create(chosen)).toMatchObject({ status: 200, body: { ...chosen, version: 1 } })
  expect(await create({ ...chosen, title: 'Another' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await site.asAdmin('getProperty', { id: chosen.id })).body).toMatchObject(chosen)
  const body = { property: { ...propertyFields, ...chosen }, images: [] }
  expect((await site.asAdmin('updateProperty', { id: chosen.id, body })).status).toBe(400)
})

test('a unit is created under the id in the call, below its own property', async () => {
  const { id: propertyId } = (await create({})).body
  const chosen = { id: `${propertyId}.${crypto.randomUUID()}` }
  expect(await createUnit(propertyId, chosen)).toMatchObject({ status: 200, body: chosen })
  expect((await createUnit(propertyId, chosen)).status).toBe(409)
  expect((await site.asAdmin('listUnits', { id: propertyId })).body).toMatchObject([chosen])
  const elsewhere = await createUnit((await create({})).body.id, chosen)
  expect(elsewhere).toMatchObject({ status: 400, body: { issues: [{ path: 'unit.id' }] } })
})

test('the original of an image can be downloaded by an address that is valid for 5 minutes at most', async () => {
  const { status, body } = await original(await site.upload(sampleImages.png, 'image/png'))
  expect(status).toBe(200)
  const address = new URL(body.originalURL)
  expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
  const answer = await fetch(address)
  expect(Buffer.from(await answer.arrayBuffer()).equals(sampleImages.png)).toBe(true)
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
  ['that does not exist', `/images/${crypto.randomUUID()}.jpg`],
  ['that is none', '/site/index.html'],
  ['outside the folder of images', '/images/../secret.jpg'],
  ['of another site', `https://elsewhere.example/images/${crypto.randomUUID()}.jpg`],
])('an image %s returns 404', async (_, imageUrl) => {
  expect(await original(imageUrl)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
