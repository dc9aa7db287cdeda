/** @module-tag fault */
import { afterAll, expect, test, vi } from 'vitest'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { startKillableSite } from '../../../../test/support/functions/killable-site.ts'
import { createProperty, findProperty, listProperties } from '../../data/properties/property-repository.ts'

const { site, killEverywhere, stop } = await startKillableSite()
afterAll(stop)

/** Returns whether visitors find it, by its address and in the list alike. */
async function isPublic(id: string) {
  const seen = async () => ({
    byAddress: (await findProperty(site.table, id)) !== undefined,
    inList: (await listProperties(site.table)).some((property) => property.id === id),
  })
  // The index follows, and so do requests that were on their way when their writer was killed.
  const agree = async () => {
    const { byAddress, inList } = await seen()
    expect(inList).toBe(byAddress)
  }
  await vi.waitFor(agree, 10_000)
  return (await seen()).byAddress
}

test('publishing a draft with new images, killed at any request, is complete or did not happen', async () => {
  const prepare = async () => {
    const draft = { ...propertyFields, status: 'draft' as const }
    const { id } = await createProperty(site.table, { fields: draft, images: [] })
    const images = (await site.uploads(2)).map((url) => ({ url }))
    return { job: { name: 'updateProperty' as const, id, fields: propertyFields, images }, more: { id } }
  }
  const kills = await killEverywhere(prepare, async (again, { id }) => {
    const exists = await isPublic(id)
    const stored = await findProperty(site.table, id, 'admin')
    expect(stored).toMatchObject({ version: exists ? 2 : 1, images: exists ? [{}, {}] : [] })
    expect(stored?.status).toBe(exists ? undefined : 'draft')
    await again()
    expect(await isPublic(id)).toBe(true)
    return exists
  })
  expect(kills).toBeGreaterThan(5)
})

test('a scheduled property becomes public completely, wherever the minute’s run is killed', async () => {
  const soon = () => new Date(Date.now() + 60_000)
  const prepare = async () => {
    const fields = { ...propertyFields, publishAt: soon().toISOString() }
    const made = await Promise.all([1, 2, 3].map(() => createProperty(site.table, { fields, images: [] })))
    const job = { name: 'publishDue' as const, now: new Date(Date.now() + 120_000).toISOString() }
    return { job, more: made.map(({ id }) => id) }
  }
  const kills = await killEverywhere(prepare, async (again, ids) => {
    const before = await Promise.all(ids.map(isPublic))
    await again()
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true])
    return before.some(Boolean)
  })
  expect(kills).toBeGreaterThan(3)
})
