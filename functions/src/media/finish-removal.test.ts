import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../test/admin-site.ts'
import { propertyFields } from '../../test/examples.ts'
import { removalKeyOf } from '../data/keys.ts'
import { createProperty, deletePropertyImage } from '../data/properties/property-repository.ts'
import { transact } from '../data/table/transact.ts'
import { checkShared, claimShared, releaseShared, shareUpload } from '../data/uploads/shared-pictures.ts'
import { acceptUploads } from './accept-uploads.ts'
import { finishRemoval } from './finish-removal.ts'

let site: AdminSite
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.stop())

const idOf = (url: string) => url.slice(8, 44)
const mayShow = (url: string) => transact(site.table, [checkShared(idOf(url))])

async function removeFrom(property: { id: string; images: { id: string }[] }) {
  for (const image of property.images) await deletePropertyImage(site.table, image.id)
  await finishRemoval(site, removalKeyOf(property.id))
}

test('a picture that two homes show goes with the second of them', async () => {
  const url = await site.upload()
  const first = await createProperty(site.table, {
    fields: propertyFields,
    images: await acceptUploads(site, [{ url }]),
  })
  await expect(mayShow(url)).rejects.toThrow('has changed')
  expect(await shareUpload(site.table, idOf(url))).toBe(true)
  await mayShow(url)
  const second = await createProperty(site.table, { fields: propertyFields, images: [{ imageUrl: url }] })

  await removeFrom(first)
  expect(await site.isStored(url)).toBe(true)
  await mayShow(url)
  await removeFrom(second)
  expect([await site.madeOf(url), await site.isStored(url)]).toEqual([[], true])
  await expect(mayShow(url)).rejects.toThrow('has changed')
})

test('a picture that is just being removed comes to no further home', async () => {
  const url = await site.upload()
  await createProperty(site.table, { fields: propertyFields, images: await acceptUploads(site, [{ url }]) })
  await shareUpload(site.table, idOf(url))
  await claimShared(site.table, idOf(url), 'one')
  await expect(mayShow(url)).rejects.toThrow('has changed')
  expect(await shareUpload(site.table, idOf(url))).toBe(false)
  await claimShared(site.table, idOf(url), 'another')
  await releaseShared(site.table, idOf(url), 'one')
  await expect(mayShow(url)).rejects.toThrow('has changed')
  await releaseShared(site.table, idOf(url), 'another')
  await mayShow(url)
})
