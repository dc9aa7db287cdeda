/** @module-tag fault */
import { afterAll, expect, test } from 'vitest'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { type Job, runJob } from '../../../../test/support/functions/jobs.ts'
import { startKillableSite } from '../../../../test/support/functions/killable-site.ts'
import { deletedKey } from '../../data/keys.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { moveToTrash, restoreFromTrash } from '../../data/properties/trash.ts'

const { site, killEverywhere, attached, states, stop } = await startKillableSite()
afterAll(stop)

const propertyWith = async (urls: string[]) =>
  createProperty(site.table, { fields: propertyFields, images: await attached(urls) })
const job = (days = 0) => ({ name: 'reconcileImages' as const, days })
/** The lease of a killed run expires after 5 minutes. */
const later = 0.01

test('a run killed while it deletes variants is finished by the next, and a restored property has its images', async () => {
  let count = 0
  const kills = await killEverywhere(
    async () => {
      const urls = await site.uploads(1)
      const { id } = await propertyWith(urls)
      await moveToTrash(site.table, id)
      return { job: job(), more: { id, urls } }
    },
    async (_, { id, urls }) => {
      const [state] = await states(urls)
      count += 1
      const isRestored = count % 2 === 0
      if (isRestored) await restoreFromTrash(site.table, id)
      await site.endLeases()
      await runJob(site, job(later))
      expect(await states(urls)).toEqual([isRestored ? 'complete' : 'original only'])
      // A run reads each deleted property, so it would need more requests each time.
      if (!isRestored) await runJob(site, { name: 'deletePropertyForGood', id })
      return state === 'complete'
    },
  )
  expect(kills).toBeGreaterThan(6)
})

test('a run killed while it makes variants is finished by the next', async () => {
  const urls = await site.uploads(1)
  const { id } = await propertyWith(urls)
  const kills = await killEverywhere(
    async () => {
      await moveToTrash(site.table, id)
      await site.endLeases()
      await runJob(site, job())
      await restoreFromTrash(site.table, id)
      return { job: job(later), more: undefined }
    },
    async () => {
      const [state] = await states(urls)
      // The next run takes over unfinished images after a minute.
      await runJob(site, job(2 * later))
      expect(await states(urls)).toEqual(['complete'])
      return state !== 'complete'
    },
  )
  expect(kills).toBeGreaterThan(6)
})

test('a run killed while it deletes originals is finished by the next, which deletes no referenced image', async () => {
  const [live = ''] = await site.uploads(1)
  await propertyWith([live])
  const { id } = await propertyWith([])
  const withImages = (...urls: string[]): Job => ({
    name: 'updateProperty',
    id,
    fields: propertyFields,
    images: urls.map((url) => ({ url })),
  })
  const kills = await killEverywhere(
    async () => {
      const [old = ''] = await site.uploads(1)
      await runJob(site, withImages(old))
      await runJob(site, withImages())
      await site.endLeases()
      await runJob(site, job())
      return { job: job(32), more: old }
    },
    async (_, old) => {
      const exists = await site.isStored(old)
      await site.endLeases()
      await runJob(site, job(32))
      expect(await states([old, live])).toEqual(['deleted', 'complete'])
      return exists
    },
  )
  expect(kills).toBeGreaterThan(6)
})

test('a permanent deletion killed at any request is finished by a repetition', async () => {
  const kills = await killEverywhere(
    async () => {
      const { id } = await propertyWith(await site.uploads(1))
      await moveToTrash(site.table, id)
      return { job: { name: 'deletePropertyForGood' as const, id }, more: id }
    },
    async (again, id) => {
      const items = await site.itemsOf(deletedKey(id).PK)
      const isAsBefore = items.some(({ SK, forGood }) => SK === 'DELETED' && !forGood)
      if (items.length > 0) await again()
      expect(await site.itemsOf(deletedKey(id).PK)).toEqual([])
      expect(await findProperty(site.table, id, 'admin')).toBeUndefined()
      return isAsBefore
    },
  )
  expect(kills).toBeGreaterThan(6)
})
