/** @module-tag fault */
import type { Image } from '@porchlight/contract/images/image'
import { afterAll, expect, test } from 'vitest'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startKillableSite } from '../../../../test/support/functions/killable-site.ts'
import { recordsOf } from '../../../../test/support/functions/table-contents.ts'
import { listChanges } from '../../data/history/change-repository.ts'
import { createProperty, findProperty, updateProperty } from '../../data/properties/property-repository.ts'
import { createUnit, deleteUnit, listUnits } from '../../data/units/unit-repository.ts'

const { site, killEverywhere, attached, stop } = await startKillableSite()
afterAll(stop)

const imageInput = ({ id, imageUrl }: Image) => ({ id, imageUrl })
const actions = async (id: string) => (await recordsOf(site.table, id)).map((record) => Object(record).action)
const newest = async (historyId: string) => (await listChanges(site.table, { historyId })).changes[0]?.id ?? ''

test('a restore killed at any request is complete with its record or did not happen, and a repetition finishes it', async () => {
  const prepare = async () => {
    const { id, images } = await createProperty(site.table, {
      fields: propertyFields,
      images: await attached(await site.uploads(3)),
    })
    const fields = { ...propertyFields, title: 'A slip' }
    await updateProperty(site.table, id, { fields, images: images.map(imageInput).reverse() })
    return { job: { name: 'restoreVersion' as const, id: await newest(id) }, more: { id, images } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, images }) => {
    const property = await findProperty(site.table, id)
    const isBack = property?.title === propertyFields.title
    expect(property?.images.map(imageInput)).toEqual(isBack ? images.map(imageInput) : images.map(imageInput).reverse())
    expect(await actions(id)).toEqual(['created', 'saved', ...(isBack ? ['restored'] : [])])
    await again()
    expect(await findProperty(site.table, id)).toMatchObject({ title: propertyFields.title })
    return isBack
  })
  expect(kills).toBeGreaterThan(4)
})

test('restoring a deleted unit, killed at any request, is complete, counted and recorded or did not happen', async () => {
  const prepare = async () => {
    const { id } = await createProperty(site.table, { fields: propertyFields, images: [] })
    const unit = await createUnit(site.table, { fields: unitFields(id), images: [] })
    await deleteUnit(site.table, unit.id)
    return { job: { name: 'restoreVersion' as const, id: await newest(id) }, more: { id, unit } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, unit }) => {
    const units = await listUnits(site.table, id)
    const isBack = units.length === 1
    expect(await findProperty(site.table, id)).toMatchObject({ unitCount: units.length })
    expect((await actions(id)).slice(3)).toEqual(isBack ? ['restored'] : [])
    await again()
    expect(await listUnits(site.table, id)).toMatchObject([{ id: unit.id }])
    return isBack
  })
  expect(kills).toBeGreaterThan(3)
})
