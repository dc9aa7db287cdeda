/** @module-tag fault */
import type { Image } from '@porchlight/contract/images/image'
import { afterAll, expect, test } from 'vitest'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startKillableSite } from '../../../../test/support/functions/killable-site.ts'
import { recordsOf } from '../../../../test/support/functions/table-contents.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'

const { site, killEverywhere, attached, states, isAttached, stop } = await startKillableSite()
afterAll(stop)

const sortKeys = async (id: string) => (await site.itemsOf(`PROPERTY#${id}`)).map(({ SK }) => String(SK).split('#')[0])

test('a save killed at any request is stored completely or not at all, and a repetition finishes it', async () => {
  const prepare = async () => {
    const [old, fresh] = [await site.uploads(3), await site.uploads(2)]
    const { id, images } = await createProperty(site.table, { fields: propertyFields, images: await attached(old) })
    const wanted = [
      ...fresh.map((url) => ({ url })),
      ...images.slice(2).map((image: Image) => ({ id: image.id, url: image.imageUrl, isPrimary: true })),
    ]
    const job = { name: 'updateProperty' as const, id, fields: { ...propertyFields, title: 'New' }, images: wanted }
    return { job, more: { id, old, fresh } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, old, fresh }) => {
    const property = await findProperty(site.table, id)
    const isSaved = property?.title === 'New'
    const urls = property?.images.map(({ imageUrl }) => imageUrl)
    expect(urls).toEqual(isSaved ? [old[2], ...fresh] : old)
    expect(property?.images.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
    expect(property?.version).toBe(isSaved ? 2 : 1)
    const actions = (await recordsOf(site.table, id)).map((record) => Object(record).action)
    expect(actions).toEqual(['created', ...(isSaved ? ['saved'] : [])])
    expect(await Promise.all(fresh.map(isAttached))).toEqual([isSaved, isSaved])
    for (const url of urls ?? []) expect(await site.isStored(url)).toBe(true)
    await again()
    expect((await findProperty(site.table, id))?.images.map(({ imageUrl }) => imageUrl)).toEqual([old[2], ...fresh])
    await site.reconcile()
    expect(await states(old)).toEqual(['original only', 'original only', 'complete'])
    expect(await sortKeys(id)).toEqual(['IMAGE', 'IMAGE', 'IMAGE', 'PROPERTY'])
    return isSaved
  })
  expect(kills).toBeGreaterThan(5)
})

test('creating a unit, killed at any request, leaves a complete, counted unit or none', async () => {
  const prepare = async () => {
    const urls = await site.uploads(2)
    const { id } = await createProperty(site.table, { fields: propertyFields, images: [] })
    const job = { name: 'createUnit' as const, fields: unitFields(id), images: urls.map((url) => ({ url })) }
    return { job, more: { id, urls } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, urls }) => {
    const units = await listUnits(site.table, id)
    const exists = units.length === 1
    expect(await findProperty(site.table, id)).toMatchObject({ unitCount: units.length })
    expect(await sortKeys(id)).toEqual(exists ? ['PROPERTY', 'UNIT', 'UNIT', 'UNIT'] : ['PROPERTY'])
    expect(await Promise.all(urls.map(isAttached))).toEqual([exists, exists])
    if (!exists) await again()
    expect(await listUnits(site.table, id)).toMatchObject([{ images: [{}, {}] }])
    return exists
  })
  expect(kills).toBeGreaterThan(5)
})

test('deleting a unit, killed at any request, is counted once, and a repetition finishes it', async () => {
  const prepare = async () => {
    const urls = await site.uploads(2)
    const { id } = await createProperty(site.table, { fields: propertyFields, images: [] })
    const unit = await createUnit(site.table, { fields: unitFields(id), images: await attached(urls) })
    return { job: { name: 'deleteUnit' as const, id: unit.id }, more: { id, urls } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, urls }) => {
    const exists = (await listUnits(site.table, id)).length === 1
    expect(await findProperty(site.table, id)).toMatchObject({ unitCount: exists ? 1 : 0 })
    if ((await sortKeys(id)).length > 1) await again()
    expect(await sortKeys(id)).toEqual(['PROPERTY'])
    await site.reconcile()
    expect(await states(urls)).toEqual(['original only', 'original only'])
    expect(await findProperty(site.table, id)).toMatchObject({ unitCount: 0 })
    return exists
  })
  expect(kills).toBeGreaterThan(2)
})
