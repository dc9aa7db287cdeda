/** @module-tag fault */
import { afterAll, expect, test } from 'vitest'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startKillableSite } from '../../../../test/support/functions/killable-site.ts'
import { mediaKey } from '../../data/keys.ts'
import { createProperty, findProperty, listProperties } from '../../data/properties/property-repository.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'

const { site, killEverywhere, attached, states, isAttached, stop } = await startKillableSite()
afterAll(stop)

/** The unit has two images. */
async function newUnit() {
  const urls = await site.uploads(2)
  const { id } = await createProperty(site.table, { fields: propertyFields, images: [] })
  return { id, urls, unit: await createUnit(site.table, { fields: unitFields(id), images: await attached(urls) }) }
}

test('creating a property, killed at any request, leaves a complete one or none', async () => {
  const prepare = async () => {
    const [urls, title] = [await site.uploads(2), crypto.randomUUID()]
    const job = {
      name: 'createProperty' as const,
      fields: { ...propertyFields, title },
      images: urls.map((url) => ({ url })),
    }
    return { job, more: { urls, title } }
  }
  const kills = await killEverywhere(prepare, async (again, { urls, title }) => {
    const created = async () => (await listProperties(site.table)).filter((property) => property.title === title)
    const exists = (await created()).length === 1
    expect(await Promise.all(urls.map(isAttached))).toEqual([exists, exists])
    if (!exists) await again()
    expect(await created()).toMatchObject([{ images: [{ isPrimary: true }, { isPrimary: false }] }])
    return exists
  })
  expect(kills).toBeGreaterThan(3)
})

test('saving a unit, killed at any request, is complete or did not happen, and a repetition finishes it', async () => {
  const prepare = async () => {
    const { id, urls, unit } = await newUnit()
    const fresh = await site.upload()
    const kept = unit.images.slice(1).map((image) => ({ id: image.id, url: image.imageUrl }))
    const fields = { ...unitFields(id), unitNumber: 'New' }
    const job = { name: 'updateUnit' as const, id: unit.id, fields, images: [{ url: fresh }, ...kept] }
    return { job, more: { id, urls, fresh } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, urls, fresh }) => {
    const [unit] = await listUnits(site.table, id)
    const isSaved = unit?.unitNumber === 'New'
    expect(unit?.images.map(({ imageUrl }) => imageUrl)).toEqual(isSaved ? [fresh, urls[1]] : urls)
    expect(unit?.images.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
    expect(await isAttached(fresh)).toBe(isSaved)
    await again()
    expect((await listUnits(site.table, id))[0]?.images.map(({ imageUrl }) => imageUrl)).toEqual([fresh, urls[1]])
    await site.reconcile()
    expect(await states(urls)).toEqual(['original only', 'complete'])
    return isSaved
  })
  expect(kills).toBeGreaterThan(5)
})

test('deleting a unit’s image, killed at any request, leaves one primary image', async () => {
  const prepare = async () => {
    const { id, urls, unit } = await newUnit()
    return { job: { name: 'deleteUnitImage' as const, id: unit.images[0]?.id ?? '' }, more: { id, urls } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, urls }) => {
    const shown = async () => (await listUnits(site.table, id))[0]?.images
    const exists = (await shown())?.length === 2
    if (exists) expect(await states(urls)).toEqual(['complete', 'complete'])
    if (exists) await again()
    expect(await shown()).toMatchObject([{ imageUrl: urls[1], isPrimary: true }])
    await site.reconcile()
    expect(await states(urls)).toEqual(['original only', 'complete'])
    return exists
  })
  expect(kills).toBeGreaterThan(2)
})

test('a view killed at any request is stored and counted, or neither', async () => {
  const prepare = async () => {
    const { id } = await createProperty(site.table, { fields: propertyFields, images: [] })
    return { job: { name: 'trackView' as const, id }, more: id }
  }
  await killEverywhere(prepare, async (_, id) => {
    const views = (await site.itemsOf(`VIEWS#${id}`)).length
    const counts = (await site.itemsOf('VIEWCOUNT')).filter(({ SK }) => SK === id)
    expect(counts.map(({ viewCount }) => viewCount)).toEqual(views ? [1] : [])
    expect(await findProperty(site.table, id)).toBeDefined()
    return views === 1
  })
})

test('preparing an upload, killed at any request, records it for removal or does not', async () => {
  const prepare = async () => {
    const id = crypto.randomUUID()
    return { job: { name: 'requestUpload' as const, id }, more: id }
  }
  await killEverywhere(prepare, async (_, id) => {
    const items = await site.itemsOf(mediaKey(id).PK)
    if (items.length > 0)
      expect(items).toMatchObject([{ status: 'pending', GSI1PK: 'UPLOADS', keptUntil: expect.any(String) }])
    return items.length === 1
  })
})
