/** @module-tag fault */
import { afterAll, expect, test } from 'vitest'
import { propertyFields, unitFields } from '../../../test/examples.ts'
import { runJob } from '../../../test/jobs.ts'
import { startKillableSite } from '../../../test/killable-site.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'
import { recordView } from '../../data/views/view-repository.ts'
import { cleanUp } from '../../media/clean-up.ts'

const { site, killEverywhere, attached, states, stop } = await startKillableSite()
afterAll(stop)

const sortKeys = async (id: string) => (await site.itemsOf(`PROPERTY#${id}`)).map(({ SK }) => String(SK))
const views = async (id: string) => (await site.itemsOf(`VIEWS#${id}`)).length
const made = (urls: string[]) => Promise.all(urls.map(async (url) => (await site.madeOf(url)).length > 0))
const tomorrow = () => new Date(Date.now() + 86_400_000)

/** A building with two pictures, a unit with one, and views. */
async function building() {
  const urls = await site.uploads(3)
  const { id } = await createProperty(site.table, { fields: propertyFields, images: await attached(urls.slice(0, 2)) })
  const fields = { ...unitFields(id), availability: 'available' as const }
  await createUnit(site.table, { fields, images: await attached(urls.slice(2)) })
  for (let n = 0; n < 3; n += 1)
    await recordView(site.table, { propertyId: id, ipAddress: '', userAgent: '', viewedAt: new Date() })
  return { id, urls }
}

async function whole(id: string) {
  expect(await findProperty(site.table, id)).toMatchObject({ unitCount: 1, images: [{}, {}], vacancy: {} })
  expect(await listUnits(site.table, id)).toMatchObject([{ images: [{}] }])
  expect(await views(id)).toBe(3)
}

test('a deletion killed at any moment leaves the property there or deleted with all it has', async () => {
  const prepare = async () => {
    const { id, urls } = await building()
    return { job: { name: 'deleteProperty' as const, id }, more: { id, urls } }
  }
  let count = 0
  const kills = await killEverywhere(prepare, async (again, { id, urls }) => {
    const isThere = (await findProperty(site.table, id)) !== undefined
    if (isThere) {
      await whole(id)
      expect(await states(urls)).toEqual(Array(3).fill('shown'))
    }
    // By the person, or by itself.
    count += 1
    const isLeft = (await sortKeys(id)).includes('DELETED#PICTURES')
    if (isThere || (isLeft && count % 2 === 0)) await again()
    else await cleanUp(site, tomorrow())
    expect((await sortKeys(id)).filter((SK) => /^(DELE|PROP)/.test(SK))).toEqual(['DELETED'])
    expect(await made(urls)).toEqual(Array(3).fill(false))
    await runJob(site, { name: 'restoreProperty', id })
    await whole(id)
    return isThere
  })
  expect(kills).toBeGreaterThan(10)
})

test('a restoration killed at any moment leaves the property deleted or back with all it has', async () => {
  const prepare = async () => {
    const { id, urls } = await building()
    await runJob(site, { name: 'deleteProperty', id })
    return { job: { name: 'restoreProperty' as const, id }, more: { id, urls } }
  }
  let count = 0
  const kills = await killEverywhere(prepare, async (again, { id, urls }) => {
    const isBack = (await findProperty(site.table, id)) !== undefined
    if (isBack) await whole(id)
    else expect(await made(urls)).toEqual(Array(3).fill(false))
    count += 1
    if (!isBack || count % 2 === 0) await again()
    else await cleanUp(site, tomorrow())
    for (const url of urls) await site.makeVariantsOf(url)
    await whole(id)
    expect(await states(urls)).toEqual(Array(3).fill('shown'))
    expect((await sortKeys(id)).filter((SK) => /^(DELE|PROP)/.test(SK))).toEqual(['PROPERTY'])
    return !isBack
  })
  expect(kills).toBeGreaterThan(10)
})

test('a deletion for good killed at any moment is finished by a repetition', async () => {
  const prepare = async () => {
    const { id, urls } = await building()
    await runJob(site, { name: 'deleteProperty', id })
    return { job: { name: 'deletePropertyForGood' as const, id }, more: { id, urls } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, urls }) => {
    const isDeleted = (await sortKeys(id)).includes('DELETED')
    if ((await sortKeys(id)).length > 0) await again()
    expect(await sortKeys(id)).toEqual([])
    expect(await states(urls)).toEqual(Array(3).fill('gone'))
    expect(await views(id)).toBe(0)
    return isDeleted
  })
  expect(kills).toBeGreaterThan(20)
})
