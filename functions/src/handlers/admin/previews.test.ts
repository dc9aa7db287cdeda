import { previewSchema } from '@porchlight/contract/previews/preview'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { visit } from '../../../../test/support/functions/call-route.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { createProperty } from '../../data/properties/property-repository.ts'
import { createUnit } from '../../data/units/unit-repository.ts'

const site = await startAdminSite()
afterAll(() => site.stop())
afterEach(() => vi.useRealTimers())

const draft = async () => {
  const fields = { ...propertyFields, status: 'draft' as const }
  const property = await createProperty(site.table, { fields, images: [] })
  await createUnit(site.table, { fields: unitFields(property.id), images: [] })
  return property
}
const create = (body: object) => site.asAdmin('createPreview', { body })
const look = (token: string) => visit('getPreview', { params: { token } })
const liveOf = async (id: string) => (await site.asAdmin('listPreviews', { id })).body
const typed = (fields: object = {}, images: object[] = []) => ({
  typed: { property: { ...propertyFields, title: 'As typed', ...fields }, images },
})

test('a link shows a draft with its saved units to anyone who has it, but to no cache or search engine', async () => {
  const { id, version } = await draft()
  const { status, body } = await create({ propertyId: id })
  expect(status).toBe(200)
  const property = { ...propertyFields, title: 'Saved since', status: 'draft' }
  await site.asAdmin('updateProperty', { id, body: { property: { ...property, version }, images: [] } })
  const seen = await look(body.token)
  expect(seen).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    body: { property: { id, title: 'Saved since' }, units: [{ unitNumber: '1' }], isTyped: false },
  })
  expect(z.parse(previewSchema, seen.body)).toEqual(seen.body)
  const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(7, 2)
})

test('unsaved input is displayed as after a save, and stored nowhere else', async () => {
  const { id, ...stored } = await draft()
  const url = await site.upload()
  const { body } = await create({ propertyId: id, ...typed({}, [{ url, caption: 'The porch' }]) })
  const { body: seen } = await look(body.token)
  expect(seen).toMatchObject({ isTyped: true, units: [{ unitNumber: '1' }] })
  expect(seen.property).toMatchObject({ id, title: 'As typed', createdAt: stored.createdAt, unitCount: 1 })
  expect(seen.property.images).toMatchObject([{ imageUrl: url, caption: 'The porch', width: 40, isPrimary: true }])
  const { body: again } = await look((await create({ propertyId: id })).body.token)
  expect(again.property).toMatchObject({ title: 'The Inman', images: [] })
  // A preview does not attach the upload.
  expect(await site.itemsOf(`MEDIA#${url.slice(8, 44)}`)).not.toContainEqual(
    expect.objectContaining({ attached: true }),
  )
})

test('a property that was never saved can be previewed, too', async () => {
  const { body } = await create(typed({ status: 'draft', propertyType: 'single-family' }))
  expect((await look(body.token)).body).toMatchObject({ property: { title: 'As typed' }, units: [], isTyped: true })
})

test('a deleted or expired preview returns 404 and is not listed', async () => {
  const { id } = await draft()
  const [first, second] = [(await create({ propertyId: id })).body, (await create({ propertyId: id, ...typed() })).body]
  const { token: _, ...listed } = first
  expect(await liveOf(id)).toEqual([listed, expect.objectContaining({ id: second.id, isTyped: true })])
  expect((await site.asAdmin('deletePreview', { id: first.id })).status).toBe(204)
  expect(await look(first.token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await site.asAdmin('deletePreview', { id: first.id })).status).toBe(404)
  expect((await look(second.token)).status).toBe(200)
  vi.useFakeTimers({ now: Date.parse(second.expiresAt) + 1, toFake: ['Date'] })
  expect((await look(second.token)).status).toBe(404)
})

test('the table contains no token, and no id opens a preview', async () => {
  const { body } = await create({ propertyId: (await draft()).id })
  const items = await site.itemsOf(`PREVIEW#${body.id}`)
  expect(items).toHaveLength(1)
  expect(JSON.stringify(items)).not.toContain(body.token)
  expect((await look(body.id)).status).toBe(400)
})

test('a preview of nothing, or of an unknown property, is refused', async () => {
  expect(await create({})).toMatchObject({ status: 400 })
  expect((await create({ propertyId: crypto.randomUUID() })).status).toBe(404)
  expect((await create({ propertyId: crypto.randomUUID(), ...typed() })).status).toBe(404)
  expect(await create(typed({ title: '' }))).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'typed.property.title' }] },
  })
  const foreign = await create(typed({}, [{ url: 'https://elsewhere.example/a.jpg' }]))
  expect(foreign).toMatchObject({ status: 400, body: { issues: [{ path: 'images.0.url' }] } })
})
