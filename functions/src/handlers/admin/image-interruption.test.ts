/** @module-tag fault */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { propertyFields } from '../../../test/examples.ts'
import { runJob } from '../../../test/jobs.ts'
import { startKillableSite } from '../../../test/killable-site.ts'
import { listHeroImages } from '../../data/heroes/hero-repository.ts'
import { heroRemovalKey, removalKeyOf } from '../../data/keys.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

const { site, killEverywhere, states, isAttached, stop } = await startKillableSite()
afterAll(stop)

const heroes = () => listHeroImages(site.table)
const places = async () => (await heroes()).map(({ displayOrder }) => displayOrder)
const left = async ({ PK, SK }: { PK: string; SK: string }) => (await site.itemsOf(PK)).some((item) => item.SK === SK)

async function clearHeroes() {
  for (const { id } of await heroes()) await runJob(site, { name: 'deleteHeroImage', id })
}
beforeEach(clearHeroes)

/** Gives the ids of so many hero images, which are all there are then. */
async function heroesOf(urls: readonly string[]): Promise<string[]> {
  await clearHeroes()
  for (const imageUrl of urls) await runJob(site, { name: 'addHeroImage', imageUrl })
  return (await heroes()).map(({ id }) => id)
}

test('the adding of a hero image killed at any moment leaves it there and attached, or neither', async () => {
  await heroesOf(await site.uploads(1))
  const prepare = async () => {
    const imageUrl = await site.upload()
    return { job: { name: 'addHeroImage' as const, imageUrl }, more: imageUrl }
  }
  const kills = await killEverywhere(prepare, async (again, imageUrl) => {
    const isThere = (await heroes()).length === 2
    expect(await isAttached(imageUrl)).toBe(isThere)
    if (!isThere) await again()
    const [, added] = await heroes()
    expect([added?.imageUrl, await places(), await isAttached(imageUrl)]).toEqual([imageUrl, [0, 1], true])
    await runJob(site, { name: 'deleteHeroImage', id: added?.id ?? '' })
    return !isThere
  })
  // The object, its variants, the count of changes, the other images, and the one write.
  expect(kills).toBeGreaterThanOrEqual(5)
})

test('a new order of the hero images killed at any moment is the old one or the new one', async () => {
  const before = await heroesOf(await site.uploads(3))
  const prepare = async () => {
    await runJob(site, { name: 'reorderHeroImages', ids: before })
    return { job: { name: 'reorderHeroImages' as const, ids: before.toReversed() }, more: undefined }
  }
  const kills = await killEverywhere(prepare, async (again) => {
    const shown = (await heroes()).map(({ id }) => id)
    const isOld = shown.join() === before.join()
    expect(shown).toEqual(isOld ? before : before.toReversed())
    expect(await places()).toEqual([0, 1, 2])
    await again()
    expect((await heroes()).map(({ id }) => id)).toEqual(before.toReversed())
    return isOld
  })
  expect(kills).toBeGreaterThan(2)
})

test('the deletion of a hero image killed at any moment leaves the ranks closed, and a repetition finishes it', async () => {
  const kept = await site.uploads(2)
  await heroesOf([])
  const prepare = async () => {
    const imageUrl = await site.upload()
    if ((await heroes()).length === 0) await heroesOf(kept)
    await runJob(site, { name: 'addHeroImage', imageUrl })
    const [first = '', second = '', mine = ''] = (await heroes()).map(({ id }) => id)
    // In front, so that the others have to move up.
    await runJob(site, { name: 'reorderHeroImages', ids: [mine, first, second] })
    return { job: { name: 'deleteHeroImage' as const, id: mine }, more: imageUrl }
  }
  const kills = await killEverywhere(prepare, async (again, imageUrl) => {
    const isThere = (await heroes()).length === 3
    expect((await heroes()).map((image) => image.imageUrl)).toEqual(isThere ? [imageUrl, ...kept] : kept)
    expect(await places()).toEqual(isThere ? [0, 1, 2] : [0, 1])
    if (isThere) expect(await site.isStored(imageUrl)).toBe(true)
    if (isThere || (await left(heroRemovalKey))) await again()
    expect((await heroes()).map((image) => image.imageUrl)).toEqual(kept)
    expect([await places(), await left(heroRemovalKey)]).toEqual([[0, 1], false])
    expect(await states([imageUrl, ...kept])).toEqual(['kept', 'shown', 'shown'])
    return isThere
  })
  expect(kills).toBeGreaterThan(5)
})

test('the deletion of one image killed at any moment leaves one primary image, and a repetition finishes it', async () => {
  const prepare = async () => {
    const urls = await site.uploads(2)
    const images = await acceptUploads(
      site,
      urls.map((url) => ({ url })),
    )
    const property = await createProperty(site.table, { fields: propertyFields, images })
    const job = { name: 'deletePropertyImage' as const, id: property.images[0]?.id ?? '' }
    return { job, more: { id: property.id, urls } }
  }
  const kills = await killEverywhere(prepare, async (again, { id, urls }) => {
    const before = (await findProperty(site.table, id))?.images
    const isThere = before?.length === 2
    expect(before?.map(({ imageUrl }) => imageUrl)).toEqual(isThere ? urls : urls.slice(1))
    expect(before?.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
    if (isThere) expect(await states(urls)).toEqual(['shown', 'shown'])
    if (isThere || (await left(removalKeyOf(id)))) await again()
    const after = (await findProperty(site.table, id))?.images
    expect(after).toMatchObject([{ imageUrl: urls[1], isPrimary: true }])
    expect([await states(urls), await left(removalKeyOf(id))]).toEqual([['kept', 'shown'], false])
    return isThere
  })
  expect(kills).toBeGreaterThan(5)
})
