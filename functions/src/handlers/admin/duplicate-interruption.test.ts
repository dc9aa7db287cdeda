/** @module-tag fault */
import { afterAll, expect, test } from 'vitest'
import { propertyFields, unitFields } from '../../../test/examples.ts'
import { startKillableSite } from '../../../test/killable-site.ts'
import { keysOfProperties } from '../../../test/table-contents.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'
import { cleanUp } from '../../media/clean-up.ts'

const { site, killEverywhere, attached, states, stop } = await startKillableSite()
afterAll(stop)

const tomorrow = () => new Date(Date.now() + 86_400_000)

const keys = () => keysOfProperties(site.table)

async function building(unitPictures: number) {
  const urls = await site.uploads(2 + unitPictures)
  const images = await attached(urls.slice(0, 2))
  const { id } = await createProperty(site.table, { fields: propertyFields, images })
  const unit = await createUnit(site.table, { fields: unitFields(id), images: await attached(urls.slice(2)) })
  return { id, unit, urls }
}

test('a copy of a property killed at any moment is there with all it has or leaves nothing', async () => {
  const prepare = async () => {
    const { id, urls } = await building(40)
    const unit = (await listUnits(site.table, id))[0]?.id ?? ''
    for (const unitNumber of ['2', '3'])
      await createUnit(site.table, {
        fields: unitFields(id, unitNumber),
        images: urls.slice(2).map((imageUrl) => ({ imageUrl })),
      })
    return { job: { name: 'duplicateProperty' as const, id }, more: { id, unit, urls, before: await keys() } }
  }
  const kills = await killEverywhere(prepare, async (_, { id, urls, before }) => {
    const source = await findProperty(site.table, id)
    const isNew = (key: string) => !before.includes(key)
    const made = (await keys()).find((key) => isNew(key) && key.endsWith(' PROPERTY'))
    await cleanUp(site, tomorrow())
    expect(await findProperty(site.table, id)).toEqual(source)
    expect(new Set(await states(urls))).toEqual(new Set(['shown']))
    const added = (await keys()).filter(isNew)
    if (!made) expect(added).toEqual([])
    else {
      const copyId = made.slice('PROPERTY#'.length, -' PROPERTY'.length)
      expect(await findProperty(site.table, copyId, 'admin')).toMatchObject({ unitCount: 3, images: [{}, {}] })
      expect((await listUnits(site.table, copyId, 'admin')).map(({ images }) => images.length)).toEqual([40, 40, 40])
      expect(added).toHaveLength(1 + 2 + 3 * 41)
    }
    return made === undefined
  })
  expect(kills).toBeGreaterThan(20)
})

test('units made after another, killed at any moment, are all there and counted, or none is', async () => {
  const prepare = async () => {
    const { id, unit, urls } = await building(30)
    const job = { name: 'duplicateUnit' as const, id: unit.id, unitNumbers: ['2', '3', '4', '5'] }
    return { job, more: { id, urls, before: await keys() } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, urls, before }) => {
    const isMade = (await listUnits(site.table, id)).length > 1
    expect(await findProperty(site.table, id)).toMatchObject({ unitCount: isMade ? 5 : 1 })
    await cleanUp(site, tomorrow())
    const added = (await keys()).filter((key) => !before.includes(key))
    expect(added).toHaveLength(isMade ? 4 * 31 : 0)
    if (!isMade) await again()
    expect((await listUnits(site.table, id)).map(({ images }) => images.length)).toEqual([30, 30, 30, 30, 30])
    expect(new Set(await states(urls))).toEqual(new Set(['shown']))
    return !isMade
  })
  expect(kills).toBeGreaterThan(20)
})
