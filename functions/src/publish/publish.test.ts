import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { PageContent } from '@porchlight/contract/page-content'
import type { Property } from '@porchlight/contract/property'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startBuckets } from '../../test/bucket-server.ts'
import { picture, propertyFields, unitFields } from '../../test/examples.ts'
import { startTable, type TestTable } from '../../test/table-server.ts'
import { bucketFromEnvironment, listObjects, removeObject } from '../aws/bucket.ts'
import { beginDeletion } from '../data/properties/delete-property.ts'
import { createProperty, listProperties, updateProperty } from '../data/properties/property-repository.ts'
import { createUnit } from '../data/units/unit-repository.ts'
import type { Affected } from './affected.ts'
import { addressesOf } from './page-keys.ts'
import { publishChanges, publishEverything } from './publish.ts'
import type { Publishing } from './publish-targets.ts'

let server: TestTable
let buckets: Awaited<ReturnType<typeof startBuckets>>
let publishing: Publishing
const render = vi.fn<(content: PageContent) => Promise<string>>()

beforeAll(async () => {
  server = await startTable()
  buckets = await startBuckets()
  process.env.SITE_BUCKET = process.env.ORIGINALS_BUCKET
  const renderer = {
    origin: 'https://homes.example',
    styleHash: async () => 'sha256-a=',
    scriptHash: async () => 'sha256-b=',
    render,
    data: (content: object) => ({ page: asShown(content), later: undefined }),
  }
  publishing = { table: server.table, store: bucketFromEnvironment('SITE_BUCKET'), renderer }
})
beforeEach(() => {
  render.mockImplementation(async (content) => `<!doctype html>${asShown(content)}`)
})
afterAll(async () => {
  await server.stop()
  await buckets.stop()
})

/** Of a similar home the count of units, say, is not shown. */
const asShown = (content: object) =>
  JSON.stringify(content, (key, value) =>
    key === 'similar' ? value.map(({ id, title, vacancy }: Property) => ({ id, title, vacancy })) : value,
  )
const create = () => createProperty(server.table, { fields: propertyFields, images: [picture(1)] })
const ofProperty = (id: string): Affected => ({
  properties: new Set([id]),
  listed: new Set([id]),
  cities: new Set(['atlanta']),
  former: [],
  home: false,
})
const pageOf = (id: string) => `property/${id}/index.html`
const dataOf = (id: string) => `property/${id}/data.json`
const codeOf = (id: string) => `property/${id}/qr.svg`
const bothOf = (id: string) => [dataOf(id), pageOf(id)]
const allOf = (id: string) => [...bothOf(id), codeOf(id)]
const atlanta = ['atlanta/index.html', 'atlanta/data.json']
const stored = () => listObjects(publishing.store)
async function removeEverything() {
  for (const key of (await stored()).keys()) await removeObject(publishing.store, key)
}

test('everything is there after the first time, and nothing is written the second', async () => {
  const { id } = await create()
  const { written, failed } = await publishEverything(publishing, [])
  expect(failed).toEqual([])
  expect(written).toEqual(
    expect.arrayContaining([
      ...['index.html', 'data.json', '404.html', ...atlanta, 'dallas/index.html', 'dallas/data.json'],
      ...['about/index.html', 'compare/index.html', 'robots.txt', 'saved/index.html', 'sitemap.xml', ...allOf(id)],
    ]),
  )
  expect(await publishEverything(publishing, [])).toMatchObject({ written: [], removed: [], failed: [] })
})

test('a change writes the pages that show it and no others', async () => {
  const [{ id }] = [await create(), await create()]
  await publishEverything(publishing, [])
  await createUnit(server.table, { fields: unitFields(id), images: [] })
  render.mockClear()
  const { written } = await publishChanges(publishing, ofProperty(id), [])
  expect(written.toSorted()).toEqual([...atlanta, ...bothOf(id)].toSorted())
  expect(new Set(render.mock.calls.map(([{ page }]) => page))).toEqual(new Set(['city', 'property']))
})

test('a day that passes publishes the pages that it changes, once', async () => {
  const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  at('2026-06-01T03:59:00Z')
  const soon = { location: 'dallas', availability: 'soon', availableFrom: '2026-06-01' } as const
  const { id } = await createProperty(server.table, { fields: { ...propertyFields, ...soon }, images: [] })
  await publishEverything(publishing, [])
  at('2026-06-01T04:00:00Z')
  const { written } = await publishEverything(publishing, [])
  const dallas = ['dallas/index.html', 'dallas/data.json']
  expect(written.toSorted()).toEqual([...dallas, ...bothOf(id)].toSorted())
  expect(await publishEverything(publishing, [])).toMatchObject({ written: [], removed: [], failed: [] })
  vi.useRealTimers()
})

test('a deleted property’s page disappears, and its city shows it no more', async () => {
  const { id } = await create()
  await publishEverything(publishing, [])
  await beginDeletion(server.table, id)
  const { removed, written } = await publishChanges(publishing, ofProperty(id), [])
  expect([removed.toSorted(), written.toSorted()]).toEqual([allOf(id), [...atlanta, 'sitemap.xml'].toSorted()])
  expect((await stored()).has(pageOf(id))).toBe(false)
})

test('the hourly run removes a page that should have gone', async () => {
  const { id } = await create()
  await publishEverything(publishing, [])
  await beginDeletion(server.table, id)
  expect((await publishEverything(publishing, [])).removed.toSorted()).toEqual(allOf(id))
})

test('a page that cannot be rendered leaves the old one in place; the others are published', async () => {
  const { id } = await create()
  await publishEverything(publishing, [])
  const before = (await stored()).get(pageOf(id))
  await createUnit(server.table, { fields: unitFields(id), images: [] })
  render.mockImplementation(async (content) => {
    if (content.page === 'property' && content.property.id === id) throw new Error('on purpose')
    return asShown(content)
  })
  const { written, failed } = await publishChanges(publishing, ofProperty(id), [])
  expect(failed).toMatchObject([{ key: pageOf(id), error: { message: 'on purpose' } }])
  expect(written).toContain('atlanta/index.html')
  expect((await stored()).get(pageOf(id))).toBe(before)
})

test('the hourly run brings back a page that somebody deleted or wrote over', async () => {
  const [deleted, replaced] = [await create(), await create()]
  await publishEverything(publishing, [])
  const before = await stored()
  const { client, name: bucket } = publishing.store
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: pageOf(deleted.id) }))
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: pageOf(replaced.id), Body: 'somebody was here' }))
  const { written } = await publishEverything(publishing, [])
  expect(written.toSorted()).toEqual([pageOf(deleted.id), pageOf(replaced.id)].toSorted())
  expect(await stored()).toEqual(before)
})

test.each([0, 3, 9])('killed after %i pages and run again, it ends complete', { tags: ['fault'] }, async (pages) => {
  while ((await listProperties(server.table)).length < 12) await create()
  await removeEverything()
  const script = fileURLToPath(new URL('../../test/publish-and-die.ts', import.meta.url))
  const child = spawn(process.execPath, [script, String(pages)], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  const listed = await listProperties(server.table)
  expect((await stored()).size).toBeLessThan(allOf('').length * listed.length)

  expect((await publishEverything(publishing, [])).failed).toEqual([])
  const keys = await stored()
  expect(listed.filter(({ id }) => !keys.has(pageOf(id)))).toEqual([])
  expect(await publishEverything(publishing, [])).toMatchObject({ written: [], failed: [] })
})

test('a home that changes, moves or goes is published anew on the pages of its neighbours, and on no others', async () => {
  await removeEverything()
  const alike = { ...propertyFields, location: 'dallas', propertyType: 'single-family', bedrooms: 3 } as const
  const sizes = Array.from({ length: 30 }, (_, n) => 1000 + n)
  const homes = await Promise.all(
    sizes.map((squareFeet) => createProperty(server.table, { fields: { ...alike, squareFeet }, images: [] })),
  )
  const changed = homes[15]
  if (!changed) throw new Error('None was created')
  await publishEverything(publishing, [])
  const affected: Affected = { ...ofProperty(changed.id), cities: new Set(['dallas']), former: [changed] }
  const pagesWritten = async () => {
    const { written, failed } = await publishChanges(publishing, affected, [])
    expect(failed).toEqual([])
    // what is left for this has been forgotten
    expect((await publishEverything(publishing, [])).written).toEqual([])
    return written.filter((key) => key.startsWith('property/') && key.endsWith('/index.html')).length
  }

  const fields = { ...alike, squareFeet: 1015, title: 'Renamed' }
  await updateProperty(server.table, changed.id, { fields, images: [] })
  const renamed = await pagesWritten()
  expect(renamed).toBeGreaterThanOrEqual(3)
  expect(renamed).toBeLessThanOrEqual(11)
  await updateProperty(server.table, changed.id, { fields: { ...fields, squareFeet: 9000 }, images: [] })
  expect(await pagesWritten()).toBeLessThanOrEqual(21)
  affected.former = [{ ...changed, squareFeet: 9000 }]
  await beginDeletion(server.table, changed.id)
  expect(await pagesWritten()).toBeLessThanOrEqual(10)
})

test('of two that publish at once the one that read earlier does not win', async () => {
  const { id } = await create()
  await publishEverything(publishing, [])
  const only: Affected = { properties: new Set([id]), listed: new Set(), cities: new Set(), former: [], home: false }
  await createUnit(server.table, { fields: unitFields(id, '1'), images: [] })
  let read = 0
  render.mockImplementation(async (content) => {
    read += 1
    if (read === 1) {
      // this one has read one unit; meanwhile another is saved, and published by somebody else
      await createUnit(server.table, { fields: unitFields(id, '2'), images: [] })
      expect((await publishChanges(publishing, only, [])).written.toSorted()).toEqual(bothOf(id).toSorted())
    }
    return JSON.stringify(content)
  })
  const { written, unchanged, failed } = await publishChanges(publishing, only, [])
  expect([written, unchanged, failed, read]).toEqual([[dataOf(id)], 2, [], 3])
  const { client, name: bucket } = publishing.store
  for (const Key of bothOf(id)) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
    const { units } = JSON.parse((await Body?.transformToString()) ?? '')
    expect(units.map(({ unitNumber }: { unitNumber: string }) => unitNumber)).toEqual(['1', '2'])
  }
})

test('a page that is replaced again and again is given up, and said so', async () => {
  const { id } = await create()
  const { client, name: bucket } = publishing.store
  render.mockImplementation(async (content) => {
    if (content.page === 'property')
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: pageOf(id), Body: crypto.randomUUID() }))
    return JSON.stringify(content)
  })
  const only: Affected = { properties: new Set([id]), listed: new Set(), cities: new Set(), former: [], home: false }
  const { failed } = await publishChanges(publishing, only, [])
  expect(failed).toMatchObject([{ key: pageOf(id) }])
})

test('an edge forgets a page under both of its addresses', () => {
  expect(addressesOf('index.html')).toEqual(['/index.html', '/'])
  expect(addressesOf('atlanta/index.html')).toEqual(['/atlanta/index.html', '/atlanta'])
  expect(addressesOf('sitemap.xml')).toEqual(['/sitemap.xml'])
})
