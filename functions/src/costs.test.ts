import { variantWidths } from '@porchlight/contract/images/image-files'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { figures } from '../../packages/operations/src/costs/costs.ts'
import { propertyFields } from '../../test/support/functions/examples.ts'
import { startGuardedSite } from '../../test/support/infra/guarded-site.ts'
import { publishingAs } from '../../test/support/infra/publishing-as.ts'
import { publish } from './publish/publish.ts'

let site: Awaited<ReturnType<typeof startGuardedSite>>
beforeAll(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  site = await startGuardedSite()
  await site.signIn()
})
afterAll(() => site.stop())

/** Returns how many of these actions `work` takes, by place: the table or a bucket. */
async function countOf(work: () => Promise<unknown>, pattern: RegExp) {
  const before = site.accesses.length
  await work()
  const taken = site.accesses.slice(before).filter(({ action }) => pattern.test(action))
  return (through: 'table' | 'originals' | 'variants' | 'site') =>
    taken.filter((access) => (access.through ?? 'table') === through).length
}
const writes = /Put|Update|Delete|BatchWrite|List/

test('the figures of `npm run costs` are what a save and an upload do', async () => {
  const publishing = publishingAs({ table: site.guarded().table }, 'page')
  const contentful = {
    ...publishing,
    renderer: { ...publishing.renderer, render: async (content: object) => JSON.stringify(content) },
  }
  let image = { url: '' }
  const ofUpload = await countOf(async () => {
    image = await site.upload()
  }, writes)
  const save = (method: string, name: string, title: string, more: object) =>
    site.act(name, { method, ...more, body: { property: { ...propertyFields, title }, images: [image] } })
  const { body } = await save('POST', 'create-property', 'Before', {})
  site.actAs('publish')
  await publish(contentful)
  image = { url: body.images[0].imageUrl, ...{ id: body.images[0].id } }
  const ofSave = await countOf(async () => {
    await save('PUT', 'update-property', 'After', { id: body.id })
    site.actAs('publish')
    await publish(contentful)
  }, writes)
  expect({
    itemsOfSave: ofSave('table'),
    objectsOfSave: ofSave('site'),
    itemsOfImage: ofUpload('table'),
  }).toEqual({
    itemsOfSave: figures.itemsOfSave.value,
    objectsOfSave: figures.objectsOfSave.value,
    itemsOfImage: figures.itemsOfImage.value,
  })
  // The example is small: the original, one width in three formats, and the share image. Photos have every width.
  expect(ofUpload('variants') + ofUpload('originals')).toBe(1 + 3 + 1)
  expect(figures.objectsOfImage.value).toBe(1 + 3 * variantWidths.length + 1)
})
