import { CopyObjectCommand, DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { type QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { image, propertyFields, unitFields } from '../../../test/support/functions/examples.ts'
import { allOf, asHtml, dataOf, pageOf, startPublishing } from '../../../test/support/functions/publishing.ts'
import { spoil } from '../../../test/support/functions/table-contents.ts'
import { headObject } from '../aws/bucket.ts'
import { addHeroImage } from '../data/heroes/hero-repository.ts'
import { heroKey, propertyKey } from '../data/keys.ts'
import { createProperty } from '../data/properties/property-repository.ts'
import { moveToTrash } from '../data/properties/trash.ts'
import { createUnit } from '../data/units/unit-repository.ts'
import { type Publishing, publish } from './publish.ts'

const site = await startPublishing()
let publishing: Publishing
beforeEach(() => {
  site.render.mockReset().mockImplementation(async (content) => asHtml(content))
  publishing = site.instance()
})
afterAll(() => site.stop())

const dallas = ['dallas/data.json', 'dallas/index.html']

test('the first run writes everything, and the next ones write nothing', async () => {
  const { id } = await site.create()
  const { written, failed } = await publish(publishing)
  expect(failed.size).toBe(0)
  expect(written).toEqual(
    expect.arrayContaining([
      ...['index.html', 'data.json', '404.html', 'atlanta/index.html', 'atlanta/data.json', ...dallas],
      ...['about/index.html', 'compare/index.html', 'robots.txt', 'saved/index.html', 'sitemap.xml', ...allOf(id)],
    ]),
  )
  const before = await site.stored()
  expect(await publish(publishing)).toMatchObject({ written: [], removed: [] })
  expect(await publish(site.instance(), { checksHeaders: true })).toMatchObject({ written: [], removed: [] })
  expect(await site.stored()).toEqual(before)
})

test('a page has cache headers for edges and browsers', async () => {
  await publish(publishing)
  expect(await headObject(site.store, 'about/index.html')).toMatchObject({
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=0, stale-if-error=86400',
    metadata: { style: 'sha256-a=', script: 'sha256-b=' },
  })
  expect((await headObject(site.store, '404.html'))?.metadata).toMatchObject({ status: '404' })
})

test('a change writes only the pages that show it, and renders no others', async () => {
  const home = await site.create({ location: 'dallas' })
  await publish(publishing)
  site.render.mockClear()
  await createUnit(site.table, { fields: unitFields(home.id), images: [] })
  const { written } = await publish(publishing)
  expect(written.toSorted()).toEqual([dataOf(home.id), ...dallas, pageOf(home.id), 'sitemap.xml'].toSorted())
  expect(site.render.mock.calls.map(([{ page }]) => page).toSorted()).toEqual(['city', 'property'])
})

test('a new day publishes the changed pages once', async () => {
  const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  at('2026-06-01T03:59:00Z')
  await site.removeProperties()
  const soon = { location: 'dallas', availability: 'soon', availableFrom: '2026-06-01' } as const
  const { id } = await createProperty(site.table, { fields: { ...propertyFields, ...soon }, images: [] })
  await publish(publishing)
  at('2026-06-01T04:00:00Z')
  const { written } = await publish(publishing)
  const home = ['data.json', 'index.html']
  expect(written.toSorted()).toEqual([...dallas, ...home, dataOf(id), pageOf(id)].toSorted())
  expect(await publish(publishing)).toMatchObject({ written: [] })
  vi.useRealTimers()
})

test('a deleted property’s page is removed, also from its city and the sitemap', async () => {
  const { id } = await site.create({ location: 'dallas' })
  await publish(publishing)
  await moveToTrash(site.table, id)
  const { removed } = await publish(publishing)
  expect(removed.toSorted()).toEqual(allOf(id).toSorted())
  for (const key of [...dallas, 'sitemap.xml']) expect(await site.read(key)).not.toContain(id)
})

/** Its index is behind and lists these properties. */
function behind(...ids: string[]): Publishing {
  const { client } = site.table
  const send = (command: QueryCommand) =>
    command.input.IndexName ? Promise.resolve({ Items: ids.map((id) => propertyKey(id)) }) : client.send(command)
  return { ...publishing, table: { ...site.table, client: Object.create(client, { send: { value: send } }) } }
}

test('a new property that the index does not list yet is published, and stays', async () => {
  await publish(publishing)
  const { id } = await site.create()
  expect((await publish(behind(), { changed: [id] })).written).toEqual(expect.arrayContaining(allOf(id)))
  expect(await publish(behind())).toMatchObject({ written: [], removed: [] })
})

test('the page of a deleted property that the index still lists is removed', async () => {
  const { id } = await site.create()
  await publish(publishing)
  await moveToTrash(site.table, id)
  expect((await publish(behind(id))).removed.toSorted()).toEqual(allOf(id).toSorted())
})

test('a page that cannot be rendered stays as it is; the others are published', async () => {
  const { id } = await site.create()
  await publish(publishing)
  const before = (await site.stored()).get(pageOf(id))
  await createUnit(site.table, { fields: unitFields(id), images: [] })
  site.render.mockImplementation(async (content) => {
    if (content.page === 'property' && content.property.id === id) throw new Error('on purpose')
    return JSON.stringify(content)
  })
  const { written, failed } = await publish(publishing)
  expect([...failed]).toMatchObject([[pageOf(id), { message: 'on purpose' }]])
  expect(written).toContain('atlanta/index.html')
  expect((await site.stored()).get(pageOf(id))).toBe(before)
})

test('a property with a malformed item keeps its page; the others are published', async () => {
  const [broken, whole] = [await site.create(), await site.create()]
  await publish(publishing)
  const before = await site.stored()
  const { client, name: TableName } = site.table
  const set = (title: unknown) => ({
    UpdateExpression: 'SET title = :title',
    ExpressionAttributeValues: { ':title': title },
  })
  await client.send(new UpdateCommand({ TableName, Key: propertyKey(broken.id), ...set(7) }))
  await createUnit(site.table, { fields: unitFields(whole.id), images: [] })
  const { written, removed, failed } = await publish(publishing)
  expect([...failed.keys()]).toEqual([pageOf(broken.id)])
  expect([written.includes(pageOf(whole.id)), removed]).toEqual([true, []])
  for (const key of allOf(broken.id)) expect((await site.stored()).get(key)).toBe(before.get(key))
  await client.send(new UpdateCommand({ TableName, Key: propertyKey(broken.id), ...set(broken.title) }))
})

test('a malformed hero image is omitted from the front page and fails no publication', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [whole, broken] = [await addHeroImage(site.table, image(1)), await addHeroImage(site.table, image(2))]
  await publish(publishing)
  await spoil(site.table, heroKey(broken.id), 'createdAt')
  const { written, failed } = await publish(publishing)
  log.mockRestore()
  expect([written.includes('index.html'), failed.size]).toEqual([true, 0])
  const home = await site.read('index.html')
  expect([home.includes(whole.imageUrl), home.includes(broken.imageUrl)]).toEqual([true, false])
})

test('a page that was deleted or changed in the bucket is restored', async () => {
  const [deleted, replaced, relabelled] = [await site.create(), await site.create(), await site.create()]
  await publish(publishing)
  const before = await site.stored()
  const { client, name: Bucket } = site.store
  const labels = { MetadataDirective: 'REPLACE', ContentType: 'text/plain' } as const
  const Key = pageOf(relabelled.id)
  await client.send(new DeleteObjectCommand({ Bucket, Key: pageOf(deleted.id) }))
  await client.send(new PutObjectCommand({ Bucket, Key: pageOf(replaced.id), Body: 'somebody was here' }))
  await client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${Key}`, ...labels }))
  const { written } = await publish(publishing, { checksHeaders: true })
  expect(written.toSorted()).toEqual([deleted, replaced, relabelled].map(({ id }) => pageOf(id)).toSorted())
  expect(await site.stored()).toEqual(before)
  expect((await headObject(site.store, Key))?.contentType).toBe('text/html; charset=utf-8')
})
