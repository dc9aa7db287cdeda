/** @module-tag fault */
import { afterAll, expect, test } from 'vitest'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startKillableSite } from '../../../../test/support/functions/killable-site.ts'
import { keysOfProperties } from '../../../../test/support/functions/table-contents.ts'
import { duplicateUnit } from '../../data/copies/duplicate-unit.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { removeExpired } from '../../data/remove-expired.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'

const { site, killEverywhere, attached, states, stop } = await startKillableSite()
afterAll(stop)

const tomorrow = () => new Date(Date.now() + 86_400_000)

const keys = () => keysOfProperties(site.table)

/** Every property of this test shows them. */
const urls = await site.uploads(3)
await createProperty(site.table, { fields: propertyFields, images: await attached(urls) })
const images = urls.map((imageUrl) => ({ imageUrl }))
const allShown = async () => expect(await states(urls)).toEqual(['complete', 'complete', 'complete'])

/** Numbers of units whose images exceed one transaction. */
const numbers = Array.from({ length: 29 }, (_, n) => String(n + 2))

async function building() {
  const { id } = await createProperty(site.table, { fields: propertyFields, images })
  const unit = await createUnit(site.table, { fields: unitFields(id), images })
  return { id, unit }
}

const imagesOf = async (id: string) =>
  (await listUnits(site.table, id, 'admin')).map((unit) => unit.images.length).join()

test('a copy of a property that is killed at any request is complete or leaves nothing', async () => {
  const { id, unit } = await building()
  await duplicateUnit(site.table, unit.id, numbers)
  const source = await findProperty(site.table, id)
  const prepare = async () => ({ job: { name: 'duplicateProperty' as const, id }, more: await keys() })
  const kills = await killEverywhere(prepare, async (_, before) => {
    const isNew = (key: string) => !before.includes(key)
    const made = (await keys()).find((key) => isNew(key) && key.endsWith(' PROPERTY'))
    await removeExpired(site.table, tomorrow())
    await site.reconcile()
    expect(await findProperty(site.table, id)).toEqual(source)
    await allShown()
    const added = (await keys()).filter(isNew)
    expect(added).toHaveLength(made ? 1 + 3 + 30 * 4 : 0)
    if (made) {
      const copyId = made.slice('PROPERTY#'.length, -' PROPERTY'.length)
      expect(await findProperty(site.table, copyId, 'admin')).toMatchObject({ unitCount: 30, images: [{}, {}, {}] })
      expect(await imagesOf(copyId)).toBe(Array(30).fill(3).join())
    }
    return made === undefined
  })
  expect(kills).toBeGreaterThan(4)
})

test('duplicating a unit, killed at any request, creates and counts all units or none', async () => {
  const prepare = async () => {
    const { id, unit } = await building()
    const job = { name: 'duplicateUnit' as const, id: unit.id, unitNumbers: numbers }
    return { job, more: { id, before: await keys() } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, before }) => {
    const isMade = (await listUnits(site.table, id)).length > 1
    expect(await findProperty(site.table, id)).toMatchObject({ unitCount: isMade ? 30 : 1 })
    await removeExpired(site.table, tomorrow())
    await site.reconcile()
    // Images of unfinished copies do no harm.
    const added = (await keys()).filter((key) => !before.includes(key) && !key.includes('#IMAGE#'))
    expect(added).toHaveLength(isMade ? 29 : 0)
    if (!isMade) await again()
    expect(await imagesOf(id)).toBe(Array(30).fill(3).join())
    await allShown()
    return !isMade
  })
  expect(kills).toBeGreaterThan(2)
})
