import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { countItems } from '../../../../test/support/functions/table-contents.ts'
import { duplicateUnit } from '../../data/copies/duplicate-unit.ts'
import { deletePermanently } from '../../data/properties/delete-permanently.ts'
import { createProperty, findProperty, listProperties } from '../../data/properties/property-repository.ts'
import { moveToTrash } from '../../data/properties/trash.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'
import { recordView } from '../../data/views/view-repository.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

async function remove(id: string) {
  await moveToTrash(site.table, id).catch(() => undefined)
  return site.asAdmin('deletePropertyForGood', { id })
}
const seen = { ipAddress: '203.0.113.7', userAgent: 'Firefox' }

async function newBuilding() {
  const urls = await site.uploads(6)
  const images = (from: number, to: number) => urls.slice(from, to).map((url) => ({ url }))
  const { body } = await site.asAdmin('createProperty', {
    body: { property: propertyFields, images: images(0, 2) },
  })
  for (const [unitNumber, from] of [
    ['1', 2],
    ['2', 4],
  ] as const)
    await site.asAdmin('createUnit', {
      body: { unit: unitFields(body.id, unitNumber), images: images(from, from + 2) },
    })
  for (let n = 0; n < 30; n += 1) await recordView(site.table, { propertyId: body.id, ...seen, viewedAt: new Date() })
  return { id: String(body.id), urls }
}

test('deleting a property permanently deletes its units, images, views and counts', async () => {
  const before = await countItems(site.table)
  const { id, urls } = await newBuilding()
  expect((await remove(id)).status).toBe(204)
  // The records of its six uploads remain: originals are deleted 31 days later.
  expect(await countItems(site.table)).toBe((before ?? 0) + urls.length)
  expect(await site.itemsOf(`PROPERTY#${id}`)).toEqual([])
  await site.reconcile()
  expect(new Set(await Promise.all(urls.map(site.stateOf)))).toEqual(new Set(['original only']))
  await site.reconcile(31.1)
  expect(new Set(await Promise.all(urls.map(site.stateOf)))).toEqual(new Set(['deleted']))
  expect(await countItems(site.table)).toBe(before)
  expect((await remove(id)).status).toBe(404)
})

test('a property with hundreds of items below it is deleted completely', async () => {
  const before = await countItems(site.table)
  const { id } = await createProperty(site.table, { fields: propertyFields, images: [] })
  const images = Array.from({ length: 6 }, () => ({ imageUrl: `/images/${crypto.randomUUID()}.jpg` }))
  const unit = await createUnit(site.table, { fields: unitFields(id, '0'), images })
  const unitNumbers = Array.from({ length: 30 }, (_, n) => String(n + 1))
  await duplicateUnit(site.table, unit.id, unitNumbers)
  expect((await remove(id)).status).toBe(204)
  expect(await countItems(site.table)).toBe(before)
})

test('as soon as a deletion begins, the property is hidden and nothing can be added', async () => {
  const { id } = await newBuilding()
  await moveToTrash(site.table, id)
  await deletePermanently(site.table, id)
  expect(await findProperty(site.table, id)).toBeUndefined()
  expect((await listProperties(site.table)).map((property) => property.id)).not.toContain(id)
  await expect(listUnits(site.table, id)).rejects.toMatchObject({ code: 'not_found' })
  const view = recordView(site.table, { propertyId: id, ...seen, viewedAt: new Date() })
  await expect(view).rejects.toMatchObject({ code: 'not_found' })
  const answers = await Promise.all([
    site.asAdmin('createUnit', { body: { unit: unitFields(id), images: [] } }),
    site.asAdmin('updateProperty', { id, body: { property: propertyFields, images: [] } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  const again = createProperty(site.table, { fields: propertyFields, images: [] }, { id })
  await expect(again).rejects.toMatchObject({ code: 'conflict' })

  expect((await remove(id)).status).toBe(204)
  expect(await site.itemsOf(`PROPERTY#${id}`)).toEqual([])
  expect((await remove(id)).status).toBe(404)
})

test('concurrent deletions delete it', async () => {
  const { id } = await newBuilding()
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove(id)))
  expect(answers.every(({ status }) => status === 204 || status === 404)).toBe(true)
  expect(await site.itemsOf(`PROPERTY#${id}`)).toEqual([])
})
