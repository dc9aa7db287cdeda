import { S3ServiceException } from '@aws-sdk/client-s3'
import type { PageContent } from '@porchlight/contract/page-content'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startBuckets } from '../../test/bucket-server.ts'
import { picture, propertyFields, unitFields } from '../../test/examples.ts'
import { startTable, type TestTable } from '../../test/table-server.ts'
import { beginDeletion } from '../data/delete-property.ts'
import { createProperty } from '../data/property-repository.ts'
import { createUnit } from '../data/unit-repository.ts'
import type { Affected } from './affected.ts'
import { addressesOf } from './page-keys.ts'
import { publishChanges, publishEverything } from './publish.ts'
import type { Publishing } from './publish-targets.ts'
import { storeFromEnvironment, versionsBelow } from './site-store.ts'

let server: TestTable
let buckets: Awaited<ReturnType<typeof startBuckets>>
let publishing: Publishing
const render = vi.fn<(content: PageContent) => Promise<string>>()

beforeAll(async () => {
  server = await startTable()
  buckets = await startBuckets()
  process.env.SITE_BUCKET = process.env.ORIGINALS_BUCKET
  const renderer = { origin: 'https://homes.example', styleHash: 'sha256-a=', scriptHash: 'sha256-b=', render }
  publishing = { table: server.table, store: storeFromEnvironment(), renderer }
})
beforeEach(() => {
  render.mockImplementation(async (content) => `<!doctype html>${JSON.stringify(content)}`)
})
afterAll(async () => {
  await server.stop()
  await buckets.stop()
})

const create = () => createProperty(server.table, { fields: propertyFields, images: [picture(1)] })
const ofProperty = (id: string): Affected => ({
  properties: new Set([id]),
  listed: new Set([id]),
  cities: new Set(['atlanta']),
  home: false,
})
const pageOf = (id: string) => `property/${id}/index.html`
const stored = () => versionsBelow(publishing.store, '')

test('everything is there after the first time, and nothing is written the second', async () => {
  const { id } = await create()
  const { written, failed } = await publishEverything(publishing, [])
  expect(failed).toEqual([])
  expect(written).toEqual(
    expect.arrayContaining([
      ...['index.html', '404.html', 'about/index.html', 'atlanta/index.html', 'dallas/index.html'],
      ...['robots.txt', 'sitemap.xml', pageOf(id)],
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
  expect(written.toSorted()).toEqual(['atlanta/index.html', pageOf(id)].toSorted())
  expect(render.mock.calls.map(([{ page }]) => page).toSorted()).toEqual(['city', 'property'])
})

test('a deleted property’s page disappears, and its city shows it no more', async () => {
  const { id } = await create()
  await publishEverything(publishing, [])
  await beginDeletion(server.table, id)
  const { removed, written } = await publishChanges(publishing, ofProperty(id), [])
  expect([removed, written.toSorted()]).toEqual([[pageOf(id)], ['atlanta/index.html', 'sitemap.xml']])
  expect((await stored()).has(pageOf(id))).toBe(false)
})

test('the hourly run removes a page that should have gone', async () => {
  const { id } = await create()
  await publishEverything(publishing, [])
  await beginDeletion(server.table, id)
  expect((await publishEverything(publishing, [])).removed).toEqual([pageOf(id)])
})

test('a page that cannot be rendered leaves the old one in place; the others are published', async () => {
  const { id } = await create()
  await publishEverything(publishing, [])
  const before = (await stored()).get(pageOf(id))
  await createUnit(server.table, { fields: unitFields(id), images: [] })
  render.mockImplementation(async (content) => {
    if (content.page === 'property') throw new Error('on purpose')
    return JSON.stringify(content)
  })
  const { written, failed } = await publishChanges(publishing, ofProperty(id), [])
  expect(failed).toMatchObject([{ key: pageOf(id), error: { message: 'on purpose' } }])
  expect(written).toContain('atlanta/index.html')
  expect((await stored()).get(pageOf(id))).toBe(before)
})

test('cut off half way and run again, it ends complete', async () => {
  const created = [await create(), await create(), await create()]
  let left = 2
  const dying = vi.fn(async (content: PageContent) => {
    left -= 1
    if (left < 0) throw new Error('killed')
    return JSON.stringify(content)
  })
  await publishEverything({ ...publishing, renderer: { ...publishing.renderer, render: dying } }, [])
  await publishEverything(publishing, [])
  const keys = await stored()
  expect(created.map(({ id }) => keys.has(pageOf(id)))).toEqual([true, true, true])
})

test('a page that was replaced meanwhile is made again from what is newest', async () => {
  const { id } = await create()
  const { client } = publishing.store
  let overtaken = false
  render.mockImplementation(async (content) => {
    if (content.page === 'property' && !overtaken) {
      overtaken = true
      await createUnit(server.table, { fields: unitFields(id, '99'), images: [] })
      const $metadata = { httpStatusCode: 412 }
      vi.spyOn(client, 'send').mockImplementationOnce(() => {
        throw new S3ServiceException({ name: 'PreconditionFailed', $fault: 'client', $metadata })
      })
    }
    return JSON.stringify(content)
  })
  const only: Affected = { properties: new Set([id]), listed: new Set(), cities: new Set(), home: false }
  const { written, failed } = await publishChanges(publishing, only, [])
  vi.restoreAllMocks()
  expect([written, failed]).toEqual([[pageOf(id)], []])
  const last = render.mock.calls.at(-1)?.[0]
  expect(last?.page === 'property' && last.units.map(({ unitNumber }) => unitNumber)).toEqual(['99'])
})

test('an edge forgets a page under both of its addresses', () => {
  expect(addressesOf('index.html')).toEqual(['/index.html', '/'])
  expect(addressesOf('atlanta/index.html')).toEqual(['/atlanta/index.html', '/atlanta'])
  expect(addressesOf('sitemap.xml')).toEqual(['/sitemap.xml'])
})
