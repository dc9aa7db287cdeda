import type { Image } from '@porchlight/contract/images/image'
import type { Property } from '@porchlight/contract/properties/property'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const create = (images: object[]) => site.asAdmin('createProperty', { body: { property: propertyFields, images } })
const update = (id: string, images: object[], fields: object = {}) =>
  site.asAdmin('updateProperty', { id, body: { property: { ...propertyFields, ...fields }, images } })
const read = async (id: string): Promise<Property> => (await site.asAdmin('getProperty', { id })).body

/** Tests use at most the images they asked for. */
type Made = Property & { images: [Image, Image, Image, ...Image[]] }
const newProperty = async (pictures: number): Promise<Made> => {
  const urls = await site.uploads(pictures)
  const { status, body } = await create(urls.map((url) => ({ url })))
  expect(status).toBe(200)
  return body
}
const imageInput = ({ id, imageUrl, caption, isPrimary }: Image) => ({ id, url: imageUrl, caption, isPrimary })

test('removing an image deletes its object, and the next one becomes primary', async () => {
  const { id, images } = await newProperty(3)
  const [a, b, c] = images
  expect(await site.asAdmin('deletePropertyImage', { id: a.id })).toMatchObject({
    status: 200,
    body: { version: 2 },
  })
  expect((await read(id)).images).toMatchObject([
    { id: b.id, isPrimary: true },
    { id: c.id, isPrimary: false },
  ])
  expect(await read(id)).toMatchObject({ version: 2 })
  await site.reconcile()
  expect(await site.stateOf(a.imageUrl)).toBe('original only')
  expect((await site.asAdmin('deletePropertyImage', { id: a.id })).status).toBe(404)
  expect(await update(id, [imageInput(a), imageInput(b)])).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'images.0.id' }] },
  })
})

test('removing an image increases the version by one, whatever the form’s version; a repetition returns the same', async () => {
  const { id, images } = await newProperty(3)
  const [a, b] = images
  const remove = (image: { id: string }, version: number) =>
    site.asAdmin('deletePropertyImage', { id: image.id, query: { version: String(version) } })
  expect((await remove(a, 1)).body).toEqual({ version: 2 })
  expect((await remove(a, 1)).body).toEqual({ version: 2 })
  expect((await update(id, images.slice(1).map(imageInput), { title: 'Saved after it', version: 2 })).status).toBe(200)
  expect((await remove(a, 1)).status).toBe(404)
  // The form still has version 2, so the response has to show that somebody saved in between.
  expect((await remove(b, 2)).body).toEqual({ version: 4 })
  expect(await read(id)).toMatchObject({ title: 'Saved after it', version: 4 })
  expect(await remove(images[2], 0)).toMatchObject({ status: 400, body: { issues: [{ path: 'version' }] } })
})

test('an image is removed immediately even if the storage is unreachable, and its variants are deleted later', {
  tags: ['fault'],
}, async () => {
  const { id, images } = await newProperty(2)
  const [a] = images
  await site.buckets.pause()
  expect((await site.asAdmin('deletePropertyImage', { id: a.id })).status).toBe(200)
  site.buckets.goOn()
  expect((await read(id)).images).toHaveLength(1)
  await site.reconcile()
  expect(await site.stateOf(a.imageUrl)).toBe('original only')
  expect((await site.asAdmin('deletePropertyImage', { id: a.id })).status).toBe(404)
})

test('concurrent removals of all images remove each once', async () => {
  const { id, images } = await newProperty(6)
  const answers = await Promise.all(
    [...images, ...images].map((image) => site.asAdmin('deletePropertyImage', { id: image.id })),
  )
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
  expect((await read(id)).images).toEqual([])
})

test('an image’s texts stay until a save changes or removes them', async () => {
  const texts = { caption: 'Porch', alt: 'A porch with two rocking chairs', focus: { x: 0.25, y: 1 } }
  const [first, second] = await site.uploads(2)
  const { id, images } = (await create([{ url: first, ...texts }, { url: second }])).body
  expect(images).toMatchObject([texts, { caption: null }])
  expect(images[1]).not.toHaveProperty('alt')
  expect(images[1]).not.toHaveProperty('focus')
  const [a, b] = images.map(({ id, imageUrl: url }: Image) => ({ id, url }))
  const saved = async (first: object) => (await update(id, [{ ...a, ...first }, b])).body.images[0]
  expect(await saved({})).toMatchObject(texts)
  expect(await saved({ focus: { x: 0.25, y: 0.5 } })).toMatchObject({ ...texts, focus: { x: 0.25, y: 0.5 } })
  expect(await saved({ alt: 'Two chairs' })).toMatchObject({ alt: 'Two chairs', focus: { x: 0.25, y: 0.5 } })
  expect(await saved({ alt: null, focus: null })).not.toHaveProperty('alt')
  expect(await saved({})).not.toHaveProperty('focus')
})
