import type { Image } from '@porchlight/contract/images/image'
import type { Property } from '@porchlight/contract/properties/property'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const create = (images: object[], fields: object = {}) =>
  site.asAdmin('createProperty', { body: { property: { ...propertyFields, ...fields }, images } })
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

test('a new property is public with its images, the primary one first', async () => {
  const [one, two] = await site.uploads(2)
  const { status, body } = await create([{ url: one }, { url: two, caption: 'Porch', isPrimary: true }])
  expect(status).toBe(200)
  expect(await read(body.id)).toEqual(body)
  expect(body).toMatchObject({ title: 'The Inman', version: 1, unitCount: 0 })
  expect(body.images).toMatchObject([
    { imageUrl: two, caption: 'Porch', isPrimary: true, displayOrder: 1 },
    { imageUrl: one, caption: null, isPrimary: false, displayOrder: 0 },
  ])
})

test('a save replaces fields and images: keeps them by id, adds them by url, removes missing ones', async () => {
  const { id, images } = await newProperty(3)
  const [a, b, c] = images
  const url = await site.upload()
  const answer = await update(
    id,
    [imageInput(c), { url, isPrimary: true }, { ...imageInput(a), caption: 'Hall', isPrimary: false }],
    {
      title: 'Renamed',
      address: null,
    },
  )
  expect(answer.status).toBe(200)
  const saved = await read(id)
  expect(saved).toEqual(answer.body)
  expect(saved).toMatchObject({ title: 'Renamed', address: null, version: 2, unitCount: 0 })
  expect(saved.images.map(({ imageUrl, displayOrder }) => [imageUrl, displayOrder])).toEqual([
    [url, 1],
    [c.imageUrl, 0],
    [a.imageUrl, 2],
  ])
  expect(saved.images.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  expect(saved.images[2]).toMatchObject({ id: a.id, caption: 'Hall', createdAt: a.createdAt })
  await site.reconcile()
  expect(await site.stateOf(b.imageUrl)).toBe('original only')
  expect(await site.isStored(a.imageUrl)).toBe(true)
  expect((await site.itemsOf(`PROPERTY#${id}`)).map(({ SK }) => String(SK).split('#')[0])).toEqual([
    'IMAGE',
    'IMAGE',
    'IMAGE',
    'PROPERTY',
  ])
})

test('saving the same new image twice attaches it once', async () => {
  const { id } = await newProperty(1)
  const url = await site.upload()
  const [first, second] = [await update(id, [{ url }]), await update(id, [{ url }])]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body.images).toEqual(first.body.images)
})

test('images keep their URL, and one is primary, whatever a save says', async () => {
  const { id, images } = await newProperty(3)
  const [a, b, c] = images.map(imageInput)
  const primaries = async () => (await read(id)).images.map(({ imageUrl, isPrimary }) => [imageUrl, isPrimary])
  const shown = images.map(({ imageUrl }, n) => [imageUrl, n === 0])
  for (const isPrimary of [true, false]) {
    const saved = await update(
      id,
      [{ ...a, url: '/images/elsewhere.jpg' }, b, c].map((image) => ({ ...image, isPrimary })),
    )
    expect(saved.status).toBe(200)
    expect(await primaries()).toEqual(shown)
  }
})

test('an impossible image is named, and nothing is changed', async () => {
  const [property, other] = [await newProperty(2), await newProperty(1)]
  const [a, b] = property.images
  const foreign = other.images[0] as Image
  const before = await read(property.id)
  const refused = async (images: object[], path: string) => {
    const answer = await update(property.id, images, { title: 'Half' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path }] } })
  }
  await refused([imageInput(a), imageInput(foreign)], 'images.1.id')
  await refused([imageInput(a), { ...imageInput(b), id: 'x' }], 'images.1.id')
  await refused([imageInput(a), imageInput(b), imageInput(a)], 'images.2.id')
  await refused([imageInput(a), { url: a.imageUrl }], 'images.1.url')
  const url = await site.upload()
  await refused([{ url }, { url }], 'images.1.url')
  await refused([{ url: '/images/../x.jpg' }], 'images.0.url')
  await refused([{ url: `https://elsewhere.s3.eu-west-1.amazonaws.com${url}` }], 'images.0.url')
  expect(await read(property.id)).toEqual(before)
  expect(await read(other.id)).toEqual(other)
  expect((await create([imageInput(a)])).body).toMatchObject({ issues: [{ path: 'images.0.id' }] })
})

test.each([
  ['the address', ({ href }: URL) => href],
  ['the path of the address', ({ pathname }: URL) => pathname],
])('%s that an image was uploaded to is accepted like its path on the site', async (_, partOf) => {
  const path = await site.upload()
  const { status, body } = await create([{ url: `${partOf(site.originals.address).slice(0, -1)}${path}` }])
  expect(status).toBe(200)
  expect(body.images).toMatchObject([{ imageUrl: path }])
})

test('saving an outdated version is a conflict that changes nothing; without a version the last save wins', async () => {
  const { id } = await newProperty(0)
  expect((await update(id, [], { title: 'Mine', version: 1 })).status).toBe(200)
  expect(await update(id, [], { title: 'Yours', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'conflict', issues: [{ path: 'property.version' }] },
  })
  expect(await read(id)).toMatchObject({ title: 'Mine', version: 2 })
  expect((await update(id, [], { title: 'Last' })).body).toMatchObject({ title: 'Last', version: 3 })
})

test('only one of ten saves of one version succeeds', async () => {
  const { id } = await newProperty(0)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => update(id, [], { title: `Number ${n}`, version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(await read(id)).toMatchObject({ version: 2 })
})

test('10 people who set different primary images concurrently all succeed, and one image is primary', async () => {
  const { id, images } = await newProperty(5)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      update(
        id,
        images.map((image, i) => ({ ...imageInput(image), isPrimary: i === n % 5 })),
      ),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const saved = await read(id)
  expect(saved.images.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  expect(saved.version).toBe(11)
})

test('concurrent additions and removals of images end as one of the lists, complete', async () => {
  const { id, images } = await newProperty(6)
  const urls = await site.uploads(4)
  const answers = await Promise.all(
    urls.map((url, n) =>
      update(id, [
        { url },
        ...images.slice(0, 1).map(imageInput),
        ...(n % 2 ? images.slice(1, 2).map(imageInput) : []),
      ]),
    ),
  )
  expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
  const saved = await read(id)
  expect(saved.images.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  for (const { imageUrl } of saved.images) expect(await site.isStored(imageUrl)).toBe(true)
})

test('unknown ids return 404, and nothing is created', async () => {
  const id = crypto.randomUUID()
  expect((await update(id, [])).status).toBe(404)
  expect((await site.asAdmin('deletePropertyImage', { id: `${id}.${id}` })).status).toBe(404)
  expect(await site.itemsOf(`PROPERTY#${id}`)).toEqual([])
})
