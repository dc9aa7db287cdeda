import type { HeroImage } from '@porchlight/contract/images/hero'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'

const site = await startAdminSite()
afterAll(() => site.stop())
beforeEach(async () => {
  for (const { id } of await list()) await remove(id)
})

const list = async (): Promise<HeroImage[]> => (await site.asAdmin('listHeroImages')).body
const add = (imageUrl: string) => site.asAdmin('addHeroImage', { body: { imageUrl, displayOrder: 0 } })
const remove = (id: string) => site.asAdmin('deleteHeroImage', { id })
const reorder = (imageIds: string[]) => site.asAdmin('reorderHeroImages', { body: { imageIds } })
const added = async (count: number) => {
  const images: HeroImage[] = []
  for (const url of await site.uploads(count)) images.push((await add(url)).body)
  return images
}

test('hero images are in the order in which they were added, and the fifth is a conflict', async () => {
  const images = await added(4)
  expect(await list()).toEqual(images)
  const url = await site.upload()
  expect(await add(url)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await list()).toEqual(images)
})

test('of 8 hero images added concurrently four remain, each at its own position', async () => {
  const urls = await site.uploads(8)
  const answers = await Promise.all(urls.map(add))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(200), ...Array(4).fill(409)])
  expect((await list()).map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2, 3])
})

test('the order is saved completely, and an invalid one is refused', async () => {
  const ids = (await added(3)).map(({ id }) => id)
  const turned = ids.toReversed()
  const { status, body } = await reorder(turned)
  expect(status).toBe(200)
  expect(body).toEqual(await list())
  expect((await list()).map(({ id, displayOrder }) => [id, displayOrder])).toEqual(turned.map((id, n) => [id, n]))
  const [a = '', b = ''] = ids
  expect((await reorder([a, b])).body).toMatchObject({ issues: [{ path: 'imageIds' }] })
  expect((await reorder([a, b, a])).body).toMatchObject({ issues: [{ path: 'imageIds.2' }] })
  expect((await reorder([a, b, crypto.randomUUID()])).body).toMatchObject({ issues: [{ path: 'imageIds.2' }] })
  expect((await list()).map(({ id }) => id)).toEqual(turned)
})

test('deleting a hero image deletes its object, renumbers the others and makes room', async () => {
  const [a, b, c] = (await added(3)) as [HeroImage, HeroImage, HeroImage]
  expect((await remove(b.id)).status).toBe(204)
  expect((await list()).map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
    [a.id, 0],
    [c.id, 1],
  ])
  await site.reconcile()
  expect(await site.stateOf(b.imageUrl)).toBe('original only')
  expect((await remove(b.id)).status).toBe(404)
  expect((await add(await site.upload())).body).toMatchObject({ displayOrder: 2 })
})

test('concurrent additions, deletions and reorderings leave an order without gaps', async () => {
  const images = await added(3)
  const urls = await site.uploads(3)
  const answers = await Promise.all([
    ...urls.map(add),
    ...images.slice(0, 2).map(({ id }) => remove(id)),
    ...[1, 2, 3].map(() => reorder(images.map(({ id }) => id).toReversed())),
  ])
  expect(answers.every(({ status = 500 }) => status < 500)).toBe(true)
  const remaining = await list()
  expect(remaining.length).toBeLessThanOrEqual(4)
  expect(remaining.map(({ displayOrder }) => displayOrder)).toEqual(remaining.map((_, n) => n))
})

test('a hero image keeps its alt text and focal point', async () => {
  const texts = { alt: 'A street under oaks', focus: { x: 0.5, y: 0.8 } }
  const { status } = await site.asAdmin('addHeroImage', {
    body: { imageUrl: await site.upload(), ...texts },
  })
  expect(status).toBe(200)
  const [first] = await list()
  const [second] = await list().then((images) => reorder(images.map(({ id }) => id)).then(({ body }) => body))
  expect([first, second]).toMatchObject([texts, texts])
  const describe = async (body: object, id = first?.id) => site.asAdmin('describeHeroImage', { id: id ?? '', body })
  expect((await describe({ alt: 'Oaks' })).body).toMatchObject({ ...texts, alt: 'Oaks' })
  expect((await describe({ focus: null })).body).not.toHaveProperty('focus')
  expect(await list()).toMatchObject([{ alt: 'Oaks', displayOrder: 0 }])
  expect(await describe({ focus: { x: 2, y: 0 } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'focus' }] },
  })
  expect(await describe({ alt: 'Nobody' }, crypto.randomUUID())).toMatchObject({ status: 404 })
})
