import { viewCountSchema, viewHistorySchema } from '@porchlight/contract/analytics/analytics'
import { propertySchema } from '@porchlight/contract/properties/property'
import { afterAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { businessDay } from '../../functions/src/data/availability/business-day.ts'
import { okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { asImageInputs } from '../support/site/sample-calls.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { itemsOf } from '../support/site/table-contents.ts'
import { upload, uploads } from '../support/site/uploads.ts'
import { isVariantStored } from '../support/site/variants-bucket.ts'
import { call, expectFailure, origin } from './call.ts'

// Image variants follow a change within two minutes.
vi.setConfig({ testTimeout: 180_000 })

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

const publicList = async () => {
  const list: unknown[] = await (await call('/api/properties')).json()
  return list.map((property) => propertySchema.parse(property))
}
const statusOf = async (path: string) => (await call(path)).status
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const json = { 'user-agent': browser, 'content-type': 'application/json' }
const trackView = (id: string) =>
  call(`/api/analytics/track-view/${id}`, { method: 'POST', headers: json, body: '{"from":"www.google.com"}' })
const act = (id: string) =>
  call(`/api/properties/${id}/actions`, { method: 'POST', headers: json, body: '{"action":"apply"}' })
const viewCounts = async () => {
  const counts = z.array(viewCountSchema).parse(await okJson(await client.send('GET', '/api/analytics/views')))
  return (id: string) => counts.find(({ propertyId }) => propertyId === id)
}

describe('a property', () => {
  test('is public as soon as it is saved, and every change is visible at once', async () => {
    const property = await sandbox.property()
    expect((await publicList()).find(({ id }) => id === property.id)).toEqual(property)
    const changed = propertyFields({ location: 'atlanta', propertyType: 'single-family', bathrooms: 0.5 })
    const saved = await okJson(
      await client.send('PUT', `/api/properties/${property.id}`, { property: changed, images: [] }),
    )
    expect(saved).toMatchObject({ ...changed, id: property.id, createdAt: property.createdAt })
    expect((await publicList()).find(({ id }) => id === property.id)).toEqual(saved)
  })

  test('the second of two saves of one version fails with a conflict and changes nothing', async () => {
    const { id, version } = await sandbox.property()
    const save = (title: string, from?: number) =>
      client.send('PUT', `/api/properties/${id}`, { property: propertyFields({ title, version: from }), images: [] })
    expect((await save('First', version)).status).toBe(200)
    const { issues } = await expectFailure(await save('Second', version), 409, 'conflict')
    expect(issues?.map(({ path }) => path)).toEqual(['property.version'])
    const current = await sandbox.read(id)
    expect(current.title).toBe('First')
    expect((await save('Second', current.version)).status).toBe(200)
    expect((await save('A client without a version')).status).toBe(200)
    expect((await sandbox.read(id)).title).toBe('A client without a version')
  })

  test('one of twenty concurrent saves of one version wins', async () => {
    const { id, version } = await sandbox.property()
    const saves = Array.from({ length: 20 }, (_, n) =>
      client.send('PUT', `/api/properties/${id}`, {
        property: propertyFields({ title: `Sandbox ${n}`, version }),
        images: [],
      }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect((await sandbox.read(id)).title).toBe(`Sandbox ${statuses.indexOf(200)}`)
  })

  test('its unit count stays right, also under concurrent additions and deletions', async () => {
    const { id } = await sandbox.property()
    const count = async () => (await sandbox.read(id)).unitCount
    expect(await count()).toBe(0)
    const units = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        sandbox.unit(id, { unit: unitFields(id, { unitNumber: `${n + 1}` }), images: [] }),
      ),
    )
    expect(await count()).toBe(8)
    expect((await sandbox.units(id)).map(({ unitNumber }) => unitNumber)).toEqual([...'12345678'])
    const [first, ...others] = units
    const twice = [first, first].map((unit) => client.send('DELETE', `/api/units/${unit?.id}`))
    const statuses = (await Promise.all(twice)).map(({ status }) => status)
    expect(statuses).toContain(204)
    expect(await count()).toBe(7)
    for (const unit of others) expect((await client.send('DELETE', `/api/units/${unit.id}`)).status).toBe(204)
    expect(await count()).toBe(0)
    await expectFailure(await client.send('DELETE', `/api/units/${first?.id}`), 404, 'not_found')
  })
})

describe('deleting a property', () => {
  test('hides its images, units, views and counts at once; deleting permanently removes them', async () => {
    const urls = await uploads(client, 4)
    const images = urls.slice(0, 2).map((url) => ({ url }))
    const { id } = await sandbox.property({ images })
    const unit = await sandbox.unit(id, { images: urls.slice(2).map((url) => ({ url })) })
    for (let n = 0; n < 3; n += 1) expect((await trackView(id)).status).toBe(200)
    expect((await viewCounts())(id)?.viewCount).toBe(3)
    expect(await itemsOf(`PROPERTY#${id}`)).toHaveLength(6)

    const expectNowhere = async () => {
      for (const path of [`/api/properties/${id}`, `/api/properties/${id}/units`])
        expect(await statusOf(path)).toBe(404)
      expect((await publicList()).filter((property) => property.id === id)).toEqual([])
      expect((await viewCounts())(id)).toBeUndefined()
      for (const count of [trackView, act]) expect((await count(id)).status).toBe(404)
      await expectFailure(await client.send('DELETE', `/api/properties/${id}`), 404, 'not_found')
      await expectFailure(await client.send('DELETE', `/api/units/${unit.id}`), 404, 'not_found')
      const late = { unit: unitFields(id), images: [{ url: await upload(client) }] }
      await expectFailure(await client.send('POST', '/api/units', late), 404, 'not_found')
    }
    expect((await client.send('DELETE', `/api/properties/${id}`)).status).toBe(204)
    const stored = () => Promise.all(urls.map(isVariantStored))
    await expect.poll(stored, { timeout: 120_000, interval: 500 }).toEqual(urls.map(() => false))
    await expectNowhere()
    expect((await client.send('DELETE', `/api/deleted-properties/${id}`)).status).toBe(204)
    await expectNowhere()
    expect(await itemsOf(`PROPERTY#${id}`)).toEqual([])
    expect(await itemsOf(`VIEWS#${id}`)).toEqual([])
    const month = businessDay().slice(0, 7)
    for (const partition of ['VIEWCOUNT', `VIEWCOUNT#${month}`]) {
      expect((await itemsOf(partition)).filter(({ SK }) => SK?.S === id)).toEqual([])
    }
    for (const url of urls) {
      expect(await statusOf(`${url}?${crypto.randomUUID()}`)).toBeGreaterThanOrEqual(403)
    }
  })

  test('leaves nothing behind while others save, extend and view it', async () => {
    const { id, images } = await sandbox.property({ images: [{ url: await upload(client) }] })
    const save = () =>
      client.send('PUT', `/api/properties/${id}`, { property: propertyFields(), images: asImageInputs(images) })
    const add = () => client.send('POST', '/api/units', { unit: unitFields(id), images: [] })
    const otherWrites = Array.from({ length: 10 }, () => [save(), add(), trackView(id)]).flat()
    const deletions = Array.from({ length: 3 }, () => client.send('DELETE', `/api/properties/${id}`))
    const statuses = (await Promise.all([...deletions, ...otherWrites])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 500)).toEqual([])
    const last = await client.send('DELETE', `/api/properties/${id}`)
    expect([204, 404]).toContain(last.status)
    expect((await viewCounts())(id)).toBeUndefined()
    expect((await client.send('DELETE', `/api/deleted-properties/${id}`)).status).toBe(204)
    expect(await itemsOf(`PROPERTY#${id}`)).toEqual([])
    expect(await itemsOf(`VIEWS#${id}`)).toEqual([])
    expect((await viewCounts())(id)).toBeUndefined()
  })
})

describe('view counts', () => {
  test('match the views, and the history ends with today’s', async () => {
    const { id } = await sandbox.property()
    expect((await viewCounts())(id)).toBeUndefined()
    await Promise.all(Array.from({ length: 5 }, () => trackView(id)))
    expect((await viewCounts())(id)).toEqual({ propertyId: id, viewCount: 5 })
    await Promise.all(Array.from({ length: 4 }, () => act(id)))
    const { from, properties } = viewHistorySchema.parse(
      await okJson(await client.send('GET', '/api/analytics/history?days=30')),
    )
    const own = properties.find(({ propertyId }) => propertyId === id)
    expect(own?.days).toEqual([...Array.from({ length: 29 }, () => 0), 5])
    expect(own?.actions).toEqual({ apply: [...Array.from({ length: 29 }, () => 0), 4] })
    expect(own?.visits).toEqual({ 'google.com': 5 })
    expect(Date.parse(from) + 29 * 86_400_000).toBe(Date.parse(businessDay()))
    await expectFailure(await client.send('GET', '/api/analytics/history?days=31'), 400, 'invalid_input')
  })
})
