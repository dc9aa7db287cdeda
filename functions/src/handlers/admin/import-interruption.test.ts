/** @module-tag fault */
import { afterAll, expect, test } from 'vitest'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startKillableSite } from '../../../../test/support/functions/killable-site.ts'
import { recordsOf } from '../../../../test/support/functions/table-contents.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'

const { site, killEverywhere, stop } = await startKillableSite()
afterAll(stop)

test('the import of a property killed at any request changes all of its rows or none, and a repetition finishes it', async () => {
  const prepare = async () => {
    const { id } = await createProperty(site.table, { fields: propertyFields, images: [] })
    const units = []
    for (const number of ['1', '2', '3'])
      units.push(await createUnit(site.table, { fields: unitFields(id, number), images: [] }))
    const { propertyId: _, ...fields } = unitFields(id, '4')
    const imported = {
      id,
      property: { version: 1, fields: { title: 'New' } },
      units: units.map((unit) => ({
        id: unit.id,
        version: 1,
        fields: { squareFeet: 900, availability: 'available' as const },
      })),
      newUnits: [{ id: `${id}.${crypto.randomUUID()}`, fields: { ...fields, squareFeet: 900 } }],
    }
    return { job: { name: 'importProperty' as const, property: imported }, more: { id } }
  }
  const kills = await killEverywhere(prepare, async (again, { id }) => {
    const property = await findProperty(site.table, id)
    const isSaved = property?.title === 'New'
    const units = await listUnits(site.table, id)
    const records = (await recordsOf(site.table, id)).filter(
      ({ action }: Record<string, unknown>) => action === 'imported',
    )
    expect(records).toHaveLength(isSaved ? 5 : 0)
    expect(property).toMatchObject({ unitCount: units.length, version: isSaved ? 2 : 1 })
    expect(units.map(({ squareFeet }) => squareFeet)).toEqual(isSaved ? [900, 900, 900, 900] : [0, 0, 0])
    expect(property?.availabilitySummary?.units).toEqual(isSaved ? { available: 3, total: 4 } : undefined)
    await again()
    expect(await findProperty(site.table, id)).toMatchObject({ title: 'New', unitCount: 4, version: 2 })
    return isSaved
  })
  expect(kills).toBeGreaterThan(1)
})
