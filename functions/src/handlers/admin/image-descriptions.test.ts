import type { Image } from '@porchlight/contract/images/image'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const update = (id: string, images: unknown[]) =>
  site.asAdmin('updateProperty', { id, body: { property: propertyFields, images } })

test('an image’s texts stay until a save changes or removes them', async () => {
  const texts = { caption: 'Porch', alt: 'A porch with two rocking chairs', focus: { x: 0.25, y: 1 } }
  const created = await site.asAdmin('createProperty', {
    body: { property: propertyFields, images: [{ url: await site.upload(), ...texts }, { url: await site.upload() }] },
  })
  const { id, images } = created.body
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
