import type { Image } from '@porchlight/contract/images/image'
import { propertySchema } from '@porchlight/contract/properties/property'
import { unitSchema } from '@porchlight/contract/properties/unit'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { asImageInputs } from '../support/site/sample-calls.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { itemsOf, tableContents } from '../support/site/table-contents.ts'
import { upload, uploads } from '../support/site/uploads.ts'
import { isVariantStored } from '../support/site/variants-bucket.ts'
import { expectFailure, origin } from './call.ts'

// Image variants follow a change within two minutes.
vi.setConfig({ testTimeout: 180_000 })

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

const fields = propertyFields()

async function createImages(kind: 'property' | 'unit', count: number) {
  const images = (await uploads(client, count)).map((url, n) => ({ url, caption: `Picture ${n}` }))
  const property = await sandbox.property(kind === 'property' ? { images } : {})
  const unit = kind === 'unit' ? await sandbox.unit(property.id, { images }) : undefined
  const path = unit ? `/api/units/${unit.id}` : `/api/properties/${property.id}`
  const body = unit ? { unit: unitFields(property.id) } : { property: fields }
  const read = async (): Promise<Image[]> =>
    unit ? ((await sandbox.units(property.id))[0]?.images ?? []) : (await sandbox.read(property.id)).images
  return {
    propertyId: property.id,
    id: unit?.id ?? property.id,
    images: await read(),
    read,
    save: (newImages: object[]) => client.send(unit ? 'PATCH' : 'PUT', path, { ...body, images: newImages }),
    remove: (imageId: string) => client.send('DELETE', `/api/${kind}-images/${imageId}`),
    /** Readers would correct a wrong number. */
    async primaries() {
      const items = await itemsOf(`PROPERTY#${property.id}`)
      return items.filter(({ isPrimary }) => isPrimary?.BOOL).length
    },
  }
}

const withPrimary = (images: readonly Image[], primary: number) =>
  asImageInputs(images).map((image, n) => ({ ...image, isPrimary: n === primary }))

const waitOptions = { timeout: 120_000, interval: 500 }

describe.each(['property', 'unit'] as const)('the images of a %s', (kind) => {
  test('have one primary image: the first if none is marked, or one of those marked', async () => {
    const { images, save, read, primaries } = await createImages(kind, 3)
    expect(images.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false])
    expect(images.map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2])
    await okJson(await save(withPrimary(images, 2)))
    const [first] = await read()
    expect(first?.id).toBe(images[2]?.id)
    await okJson(await save(asImageInputs(images).map((image) => ({ ...image, isPrimary: true }))))
    expect(await primaries()).toBe(1)
    await okJson(await save(asImageInputs(images).map((image) => ({ ...image, isPrimary: false }))))
    expect((await read()).filter(({ isPrimary }) => isPrimary).map(({ id }) => id)).toEqual([images[0]?.id])
    expect(await primaries()).toBe(1)
  })

  test('are replaced on save: kept by id, added by URL, removed if missing', async () => {
    const { images, save, read, primaries } = await createImages(kind, 3)
    const [a, b, c] = images
    if (!a || !b || !c) throw new Error('There are not three images')
    const url = await upload(client)
    const saved = await okJson(
      await save([
        { url, caption: 'New' },
        { id: c.id, url: c.imageUrl, caption: 'Changed' },
      ]),
    )
    const after = (kind === 'unit' ? unitSchema : propertySchema).parse(saved).images
    expect(after.map(({ caption }) => caption)).toEqual(['New', 'Changed'])
    expect(after[0]).toMatchObject({ imageUrl: url, isPrimary: true, displayOrder: 0 })
    expect(after[1]).toMatchObject({ id: c.id, imageUrl: c.imageUrl, isPrimary: false, displayOrder: 1 })
    expect(await read()).toEqual(after)
    expect(await primaries()).toBe(1)
    await expect
      .poll(() => Promise.all([a, b, c].map(({ imageUrl }) => isVariantStored(imageUrl))), waitOptions)
      .toEqual([false, false, true])
    await okJson(await save([]))
    expect(await read()).toEqual([])
    await expect.poll(() => isVariantStored(url), waitOptions).toBe(false)
  })

  test('make the next one primary when the primary one is removed', async () => {
    const { images, remove, read, primaries } = await createImages(kind, 3)
    expect((await remove(images[0]?.id ?? '')).status).toBe(200)
    const after = await read()
    expect(after.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [images[1]?.id, true],
      [images[2]?.id, false],
    ])
    expect(await primaries()).toBe(1)
    await expect.poll(() => isVariantStored(images[0]?.imageUrl ?? ''), waitOptions).toBe(false)
    expect(await isVariantStored(images[1]?.imageUrl ?? '')).toBe(true)
    await expectFailure(await remove(images[0]?.id ?? ''), 404, 'not_found')
    for (const { id } of after) expect((await remove(id)).status).toBe(200)
    expect(await read()).toEqual([])
    expect(await primaries()).toBe(0)
  })

  test('cannot be taken from another property or unit: the error names their id', async () => {
    const [mine, other] = [await createImages(kind, 1), await createImages(kind, 1)]
    const before = await tableContents()
    const stolen = [...asImageInputs(mine.images), ...asImageInputs(other.images)]
    const { issues } = await expectFailure(await mine.save(stolen), 400, 'invalid_input')
    expect(issues?.map(({ path }) => path)).toEqual(['images.1.id'])
    const twice = await expectFailure(
      await mine.save([...asImageInputs(mine.images), ...asImageInputs(mine.images)]),
      400,
      'invalid_input',
    )
    expect(twice.issues?.map(({ path }) => path)).toEqual(['images.1.id'])
    expect(await tableContents()).toEqual(before)
  })

  test('keep their URL whatever a save sends', async () => {
    const { images, save, read } = await createImages(kind, 1)
    await save([{ id: images[0]?.id, url: 'https://elsewhere.example/x.jpg', caption: images[0]?.caption }])
    expect((await read()).map(({ imageUrl }) => imageUrl)).toEqual(images.map(({ imageUrl }) => imageUrl))
  })

  test('have one primary image after thirty concurrent saves that each choose another', {
    timeout: 60_000,
  }, async () => {
    const { images, save, read, primaries } = await createImages(kind, 5)
    const saves = Array.from({ length: 30 }, (_, n) => save(withPrimary(images, n % 5)))
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await primaries()).toBe(1)
    const after = await read()
    expect(after.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
    expect(after.map(({ id }) => id).toSorted()).toEqual(images.map(({ id }) => id).toSorted())
  })

  test('have one primary image after concurrent saves and removals', async () => {
    const { images, save, remove, read, primaries } = await createImages(kind, 6)
    const removedImages = images.slice(0, 3)
    await Promise.all([
      ...removedImages.map(({ id }) => remove(id)),
      ...Array.from({ length: 12 }, (_, n) => save(withPrimary(images.slice(3), n % 3))),
    ])
    expect((await read()).map(({ id }) => id).toSorted()).toEqual(
      images
        .slice(3)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(await primaries()).toBe(1)
  })
})
