import { limits } from '@porchlight/contract/limits'
import { afterAll, expect, test, vi } from 'vitest'
import { okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { upload, uploads } from '../support/site/uploads.ts'
import { isVariantStored } from '../support/site/variants-bucket.ts'
import { call, expectFailure, origin } from './call.ts'

// Image variants follow a change within two minutes.
vi.setConfig({ testTimeout: 180_000 })

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
const example = await sandbox.heroImages()
const freePlaces = limits.heroImages - example.length
if (freePlaces < 1) throw new Error('The example content leaves no room for a hero image.')

const reorder = (imageIds: string[]) => client.send('PATCH', '/api/hero-images/reorder', { imageIds })
const idsOf = (images: readonly { id: string }[]) => images.map(({ id }) => id)

afterAll(async () => {
  await sandbox.clear()
  await okJson(await reorder(idsOf(example)))
  expect(await sandbox.heroImages()).toEqual(example)
})

test('at most four hero images are stored, even if ten are added concurrently', async () => {
  const urls = await uploads(client, 10)
  const added = await Promise.all(urls.map((imageUrl) => client.send('POST', '/api/hero-images', { imageUrl })))
  for (const response of added) if (response.ok) sandbox.alsoClearHero((await response.clone().json()).id)
  const statuses = added.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(freePlaces)
  expect(statuses.filter((status) => status === 409)).toHaveLength(10 - freePlaces)
  expect(await sandbox.heroImages()).toHaveLength(limits.heroImages)
  const refused = await client.send('POST', '/api/hero-images', { imageUrl: urls[statuses.indexOf(409)] })
  await expectFailure(refused, 409, 'conflict')
  await sandbox.clear()
  expect(await sandbox.heroImages()).toEqual(example)
})

test('a new hero image is last, whatever position the client sends', async () => {
  const imageUrl = await upload(client)
  const response = await client.send('POST', '/api/hero-images', { imageUrl, displayOrder: 0 })
  const { id } = (await okJson(response)) as { id: string }
  sandbox.alsoClearHero(id)
  const images = await sandbox.heroImages()
  expect(images.at(-1)).toMatchObject({ id, imageUrl, displayOrder: example.length })
})

test('everybody sees the new order', async () => {
  const before = await sandbox.heroImages()
  const newOrder = idsOf(before).toReversed()
  const reordered = (await okJson(await reorder(newOrder))) as { id: string; displayOrder: number }[]
  expect(idsOf(reordered)).toEqual(newOrder)
  const publicImages = await (await call('/api/hero-images')).json()
  expect(idsOf(publicImages)).toEqual(newOrder)
  expect(publicImages.map(({ displayOrder }: { displayOrder: number }) => displayOrder)).toEqual(
    newOrder.map((_, n) => n),
  )
})

test('concurrent reorderings end in one of the orders', async () => {
  const ids = idsOf(await sandbox.heroImages())
  const orders = ids.map((_, n) => [...ids.slice(n), ...ids.slice(0, n)])
  const responses = await Promise.all([...orders, ...orders, ...orders].map(reorder))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  const after = await sandbox.heroImages()
  expect(orders).toContainEqual(idsOf(after))
  expect(after.map(({ displayOrder }) => displayOrder)).toEqual(ids.map((_, n) => n))
})

test('deleting a hero image closes the gap in the order and deletes its object', async () => {
  const images = await sandbox.heroImages()
  const addedImage = images.find(({ id }) => !idsOf(example).includes(id))
  if (!addedImage) throw new Error('The hero image of this test is missing')
  expect((await client.send('DELETE', `/api/hero-images/${addedImage.id}`)).status).toBe(204)
  const after = await sandbox.heroImages()
  expect(idsOf(after)).toEqual(idsOf(images).filter((id) => id !== addedImage.id))
  expect(after.map(({ displayOrder }) => displayOrder)).toEqual(after.map((_, n) => n))
  await expect.poll(() => isVariantStored(addedImage.imageUrl), { timeout: 120_000, interval: 500 }).toBe(false)
  await expectFailure(await client.send('DELETE', `/api/hero-images/${addedImage.id}`), 404, 'not_found')
})
