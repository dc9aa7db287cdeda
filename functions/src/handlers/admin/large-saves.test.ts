import type { Image } from '@porchlight/contract/images/image'
import type { Property } from '@porchlight/contract/properties/property'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { mediaKey } from '../../data/keys.ts'
import { createProperty, findProperty, updateProperty } from '../../data/properties/property-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

const site = await startAdminSite()
/** Several properties may reference one image, so all tests share these. */
const uploads = await site.uploads(120)
afterEach(() => vi.restoreAllMocks())
afterAll(() => site.stop())

const fromUrls = (urls: string[]) => urls.map((url) => ({ url }))
const imageInput = ({ id, imageUrl }: Image) => ({ id, url: imageUrl })
const urlsOf = (property: Property | undefined) => property?.images.map(({ imageUrl }) => imageUrl)

async function newProperty(images: number): Promise<Property> {
  const body = { property: propertyFields, images: fromUrls(uploads.slice(0, images)) }
  return (await site.asAdmin('createProperty', { body })).body
}
// It keeps the images that the tests remove.
await newProperty(90)
const uploadOf = async (url: string) => (await site.itemsOf(mediaKey(url.slice(8, 44)).PK))[0]

/** Reverses the images without the first ones, behind new ones; returns the order that visitors then see. */
function change({ images }: Property, { removed, added }: { removed: number; added: string[] }) {
  const others = images.slice(removed).toReversed()
  return {
    wanted: [...fromUrls(added), ...others.map(imageInput)],
    urls: [...added, ...others.map(({ imageUrl }) => imageUrl)],
  }
}

test('one save of a property with 90 images removes 30, adds 30 and moves the others', async () => {
  const property = await newProperty(90)
  expect(property.images).toHaveLength(90)
  const added = uploads.slice(90)
  const { wanted, urls } = change(property, { removed: 30, added })
  const body = { property: { ...propertyFields, version: 1 }, images: wanted }
  const answer = await site.asAdmin('updateProperty', { id: property.id, body })
  expect(answer.status).toBe(200)
  expect(urlsOf(answer.body)).toEqual(urls)
  expect(answer.body.version).toBe(2)
  expect(answer.body.images.filter(({ isPrimary }: Image) => isPrimary)).toHaveLength(1)
  for (const url of added) expect(await uploadOf(url)).not.toHaveProperty('keptUntil')
})

/**
 * The table fails from this transaction on, counted from 1; with `isWritten` that one is written, but its response is
 * lost.
 */
function failAt(transaction: number, isWritten: boolean) {
  const { client } = site.table
  const send = client.send.bind(client) as (command: object) => Promise<object>
  let count = 0
  vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
    if (command.constructor.name !== 'TransactWriteCommand') return send(command)
    count += 1
    if (count < transaction) return send(command)
    if (count === transaction && isWritten) await send(command)
    throw new Error('The function was killed')
  }) as never)
  return () => count
}

test.each([
  { step: 1, isWritten: true },
  { step: 2, isWritten: true },
  { step: 3, isWritten: true },
  { step: 4, isWritten: false },
])(
  'a large save interrupted in step $step, written: $isWritten, is finished by a repetition',
  { tags: ['fault'] },
  async ({ step, isWritten }) => {
    const property = await newProperty(90)
    const added = await site.uploads(12)
    const [first = ''] = added
    await site.mark(added[1] ?? '', 40)
    const { wanted, urls } = change(property, { removed: 30, added })
    const save = async () =>
      updateProperty(site.table, property.id, {
        fields: propertyFields,
        images: await acceptUploads(site, wanted),
        version: 1,
      })
    const count = failAt(step, isWritten)
    const outcome = await save().then(
      () => 'saved',
      () => 'failed',
    )
    expect(count()).toBe(step)
    vi.restoreAllMocks()

    const isSaved = step === 4 || (step === 3 && isWritten)
    expect(outcome).toBe(step === 4 ? 'saved' : 'failed')
    expect(await uploadOf(added[1] ?? ''), 'a removal is refused').not.toHaveProperty('unreferencedSince')
    const stored = await findProperty(site.table, property.id, 'admin')
    expect(stored?.version).toBe(isSaved ? 2 : 1)
    const areRemoved = step > 2 || (step === 2 && isWritten)
    const unchanged = urlsOf(property)?.slice(areRemoved ? 30 : 0)
    expect(urlsOf(stored)).toEqual(isSaved ? urls : unchanged)
    // A failed save leaves new uploads their 7 days.
    if (!isSaved) expect(await uploadOf(first)).toHaveProperty('keptUntil')

    if (!isSaved) expect(urlsOf(await save())).toEqual(urls)
    await site.reconcile()
    for (const url of added) {
      expect(await uploadOf(url)).not.toHaveProperty('keptUntil')
      expect(await uploadOf(url)).not.toHaveProperty('unreferencedSince')
    }
    expect(await site.stateOf(added[1] ?? '')).toBe('complete')
  },
)

test('a large save after another person’s save changes nothing and is a conflict', async () => {
  const property = await newProperty(90)
  const { wanted } = change(property, { removed: 30, added: uploads.slice(90) })
  const images = await acceptUploads(site, wanted)
  const unchanged = property.images.map(({ id, imageUrl }) => ({ id, imageUrl }))
  await updateProperty(site.table, property.id, { fields: propertyFields, images: unchanged, version: 1 })
  await expect(updateProperty(site.table, property.id, { fields: propertyFields, images, version: 1 })).rejects.toThrow(
    'Someone else saved this property',
  )
  expect(urlsOf(await findProperty(site.table, property.id, 'admin'))).toEqual(urlsOf(property))
})

test('another person’s save between the steps of a large one keeps all images, and the large one is a conflict', async () => {
  const property = await newProperty(90)
  const { wanted } = change(property, { removed: 30, added: uploads.slice(90) })
  const images = await acceptUploads(site, wanted)
  const theirs = {
    fields: { ...propertyFields, title: 'Theirs' },
    images: property.images.map(({ id, imageUrl }) => ({ id, imageUrl })),
    version: 1,
  }
  const { client } = site.table
  const send = client.send.bind(client) as (command: object) => Promise<object>
  let isFirstStep = true
  vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
    const response = await send(command)
    if (isFirstStep && command.constructor.name === 'TransactWriteCommand') {
      isFirstStep = false
      await updateProperty(site.table, property.id, theirs)
    }
    return response
  }) as never)
  await expect(updateProperty(site.table, property.id, { fields: propertyFields, images, version: 1 })).rejects.toThrow(
    'Someone else saved this property',
  )
  const stored = await findProperty(site.table, property.id, 'admin')
  expect(stored?.title).toBe('Theirs')
  expect(urlsOf(stored)).toEqual(urlsOf(property))
})

test('a creation with many images that is repeated after a lost response creates one property', async () => {
  const id = crypto.randomUUID()
  const added = uploads.slice(0, 51)
  const images = fromUrls(added)
  const create = async () =>
    createProperty(site.table, { fields: propertyFields, images: await acceptUploads(site, images) }, { id })
  const count = failAt(2, true)
  await expect(create()).rejects.toThrow('The function was killed')
  expect(count()).toBe(2)
  vi.restoreAllMocks()
  await expect(create()).rejects.toThrow('A property with this id exists already')
  const stored = await findProperty(site.table, id, 'admin')
  expect(urlsOf(stored)).toEqual(added)
  // The browser then sends the same as an update.
  const body = { property: { ...propertyFields, version: 1 }, images }
  const answer = await site.asAdmin('updateProperty', { id, body })
  expect([answer.status, answer.body.images]).toEqual([200, stored?.images])
})
