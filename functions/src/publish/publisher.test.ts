import { PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allOf, asHtml, dataOf, pageOf, startPublishing } from '../../../test/support/functions/publishing.ts'
import { bucketFromEnvironment } from '../aws/bucket.ts'
import { moveToTrash } from '../data/properties/trash.ts'
import { mapWithConcurrency } from '../map-with-concurrency.ts'
import { publish } from './publish.ts'
import { publisher } from './publisher.ts'

const site = await startPublishing()
let printed = ''
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  site.render.mockReset().mockImplementation(async (content) => asHtml(content))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => site.stop())

const handler = () => publisher(site.renderer)
const recordsOf = (...ids: string[]) => ({
  Records: ids.map((id) => ({ dynamodb: { Keys: { PK: { S: `PROPERTY#${id}` }, SK: { S: 'PROPERTY' } } } })),
})
const heroRecord = { Records: [{ dynamodb: { Keys: { PK: { S: 'HERO' }, SK: { S: '1' } } } }] }
const metric = () => JSON.parse(printed.trim().split('\n').at(-1) ?? '')
const fails = (id: string) =>
  site.render.mockImplementation(async (content) => {
    if (content.page === 'property' && content.property.id === id) throw new Error('on purpose')
    return asHtml(content)
  })

test.each<[string, (id: string) => unknown]>([
  ['a change of a home', (id) => recordsOf(id)],
  ['a change of a hero image', () => heroRecord],
  ['the clock', () => ({ source: 'aws.events', detail: {} })],
  ['a deployment', () => undefined],
])('%s publishes everything that has changed', async (_, event) => {
  const { id } = await site.create()
  await handler()(event(id))
  expect((await site.stored()).has(pageOf(id))).toBe(true)
  expect(metric()).toMatchObject({ PagesNotPublished: 0, removed: 0 })
})

test('a page that cannot be rendered counts for the alarm and does not hold up the stream', async () => {
  const [broken, whole] = [await site.create(), await site.create()]
  fails(broken.id)
  await handler()(recordsOf(broken.id, whole.id))
  expect(metric()).toMatchObject({
    PagesNotPublished: 1,
    failed: [pageOf(broken.id)],
    _aws: {
      CloudWatchMetrics: [
        { Namespace: 'Porchlight', Dimensions: [['Function']], Metrics: [{ Name: 'PagesNotPublished' }] },
      ],
    },
    Function: expect.any(String),
  })
  expect((await site.stored()).has(pageOf(whole.id))).toBe(true)

  site.render.mockImplementation(async (content) => asHtml(content))
  await handler()(recordsOf(whole.id))
  expect((await site.stored()).has(pageOf(broken.id))).toBe(true)
})

test('a page that cannot be rendered fails a deployment and the hourly run, after the others', async () => {
  const [broken, whole] = [await site.create(), await site.create()]
  fails(broken.id)
  await expect(handler()({})).rejects.toThrow('1 pages could not be rendered')
  expect((await site.stored()).has(pageOf(whole.id))).toBe(true)
})

test('a page that the bucket refuses fails the batch after the others, and a retry writes it', async () => {
  const { id } = await site.create()
  const refusal = new S3ServiceException({ name: 'SlowDown', $fault: 'server', $metadata: { httpStatusCode: 503 } })
  const { client } = site.store
  const send = (command: PutObjectCommand) =>
    command instanceof PutObjectCommand && command.input.Key === pageOf(id)
      ? Promise.reject(refusal)
      : client.send(command)
  const store = { ...site.store, client: Object.create(client, { send: { value: send } }) }
  await expect(publish({ ...site.instance(), store })).rejects.toThrow('1 objects could not be written')
  expect((await site.stored()).has(dataOf(id))).toBe(true)
  expect((await publish(site.instance())).written).toEqual([pageOf(id)])
})

test('the page of a property that is deleted during an outage of the bucket is removed by a retry', async () => {
  const { id } = await site.create()
  await handler()(recordsOf(id))
  await moveToTrash(site.table, id)
  const store = bucketFromEnvironment('SITE_BUCKET', { maxAttempts: 1, responseTimeoutMs: 300 })
  const run = (more = {}) => publish({ ...site.instance(), ...more }, { changed: [id] })
  await site.buckets.pause()
  await expect(run({ store })).rejects.toThrow()
  await expect(run({ store })).rejects.toThrow()
  site.buckets.goOn()
  expect((await run()).removed).toEqual(expect.arrayContaining(allOf(id)))
})

test('a table that does not respond changes nothing', async () => {
  const { id } = await site.create()
  await handler()(recordsOf(id))
  const before = await site.stored()
  vi.spyOn(site.table.client, 'send').mockRejectedValue(new Error('The table does not answer'))
  await expect(publish(site.instance())).rejects.toThrow('The table does not answer')
  vi.mocked(site.table.client.send).mockRestore()
  expect(await site.stored()).toEqual(before)
})

test('pages of more than 20 properties and a third of the site stay, count for the alarm, and are removed if an engineer allows it', async () => {
  await site.removeProperties()
  const properties = await Promise.all(Array.from({ length: 30 }, () => site.create()))
  await handler()({})
  const before = await site.stored()
  await mapWithConcurrency(properties.slice(0, 21), 6, ({ id }) => moveToTrash(site.table, id))
  await handler()(recordsOf(...properties.map(({ id }) => id)))
  expect(metric()).toMatchObject({ PagesNotPublished: 21, reason: expect.stringContaining('21 of 30 homes') })
  await expect(handler()({})).rejects.toThrow('21 of 30 homes')
  expect(await site.stored()).toEqual(before)
  await handler()({ removesMany: true })
  expect([...(await site.stored()).keys()].filter((key) => key.endsWith('qr.svg'))).toHaveLength(9)
})
