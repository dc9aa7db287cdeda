import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../test/admin-site.ts'
import { propertyFields } from '../../../test/examples.ts'
import { expireUpload } from '../../../test/table-contents.ts'
import { useEndpoint } from '../../../test/table-server.ts'
import { mediaKey } from '../../data/keys.ts'
import { beginDeletion } from '../../data/properties/delete-property.ts'
import { deletePropertyImage } from '../../data/properties/property-repository.ts'
import { cleanUp } from '../../media/clean-up.ts'

const dayMs = 86_400_000

let site: AdminSite
let handlers: Awaited<ReturnType<typeof importHandlers>>

async function importHandlers() {
  const [create, event] = await Promise.all([
    import('../admin/create-property.ts'),
    import('./remove-unattached-uploads.ts'),
  ])
  return { create: create.handler, event: event.handler }
}

beforeAll(async () => {
  site = await startAdminSite()
  handlers = await importHandlers()
})
afterAll(() => site.stop())

const create = (url: string) =>
  site.asAdmin(handlers.create, 'POST', { body: { property: propertyFields, images: [{ url }] } })
const runIn = (days: number) => cleanUp(site, new Date(Date.now() + days * dayMs))
const mediaOf = (url: string) => site.itemsOf(mediaKey(url.slice(8, 44)).PK)

test('an upload that nobody attached is there for 7 days, and then gone with its note', async () => {
  const [left, attached] = [await site.upload(), await site.upload()]
  expect((await create(attached)).status).toBe(200)
  await handlers.event()
  await runIn(6.9)
  expect(await site.isStored(left)).toBe(true)
  await runIn(7.1)
  expect([await site.isStored(left), await site.isStored(attached)]).toEqual([false, true])
  const [gone, kept] = [await mediaOf(left), await mediaOf(attached)]
  expect([gone, kept]).toMatchObject([
    [],
    [
      { SK: 'MEDIA', attached: true },
      { SK: 'VARIANTS', width: 80 },
    ],
  ])
  expect([await site.madeOf(left), await site.madeOf(attached)]).toEqual([
    [],
    expect.arrayContaining([attached.slice(1)]),
  ])
  expect((await create(left)).status).toBe(400)
})

test('an upload that was never sent leaves no note, either', async () => {
  const { handler } = await import('../admin/request-upload.ts')
  const { body } = await site.asAdmin(handler, 'POST')
  await runIn(8)
  expect(await mediaOf(body.imageUrl)).toEqual([])
})

test('an upload past its time cannot be attached while it waits for the clean-up', async () => {
  const url = await site.upload()
  await expireUpload(site.table, url.slice(8, 44))
  expect(await create(url)).toMatchObject({ status: 400, body: { issues: [{ path: 'images.0.url' }] } })
  await handlers.event()
  expect(await site.isStored(url)).toBe(false)
})

test('attached at the very moment of the clean-up, a picture is either attached and there, or neither', async () => {
  for (let round = 0; round < 10; round += 1) {
    const url = await site.upload()
    const [{ status }] = await Promise.all([create(url), runIn(8)])
    expect([200, 400]).toContain(status)
    expect(await site.isStored(url)).toBe(status === 200)
  }
})

test('a deletion and a removal that were cut off are finished', async () => {
  const [whole, part] = [await site.upload(), await site.upload()]
  const [deleted, changed] = [(await create(whole)).body, (await create(part)).body]
  await beginDeletion(site.table, deleted.id)
  await deletePropertyImage(site.table, changed.images[0].id)
  expect([await site.isStored(whole), await site.isStored(part)]).toEqual([true, true])
  await handlers.event()
  expect([await site.isStored(whole), await site.isStored(part)]).toEqual([true, true])
  await runIn(1)
  expect([await site.stateOf(whole), await site.stateOf(part)]).toEqual(['gone', 'kept'])
  expect(await site.itemsOf(`PROPERTY#${deleted.id}`)).toEqual([])
  expect((await site.itemsOf(`PROPERTY#${changed.id}`)).map(({ SK }) => SK)).toEqual(['PROPERTY'])
})

test('what cannot be removed is told, and tried again the next time', { tags: ['fault'] }, async () => {
  const url = await site.upload()
  await site.buckets.pause()
  await expect(runIn(8)).rejects.toThrow('left over')
  site.buckets.goOn()
  await runIn(8)
  expect(await site.isStored(url)).toBe(false)
})

test('a table that fails four times in a row is asked a fifth time, since nobody waits for the answer', async () => {
  let asked = 0
  const table = createServer((request, response) => {
    asked += 1
    request.resume().on('end', () => response.writeHead(asked < 5 ? 500 : 200).end('{"Items":[],"Count":0}'))
  }).listen(0, '127.0.0.1')
  await once(table, 'listening')
  const address = table.address()
  if (typeof address !== 'object' || !address) throw new Error('The table has no port')
  useEndpoint(`http://127.0.0.1:${address.port}`)
  vi.resetModules()
  const { handler } = await import('./remove-unattached-uploads.ts')
  await expect(handler()).resolves.toBe(0)
  // Four times in vain, and then once for each of what is due: of history, in the trash and to be cleaned up.
  expect(asked).toBe(7)
  table.close()
})
