import { recordChange } from '../../../functions/src/data/history/record-change.ts'
import { storedFields } from '../../../functions/src/data/properties/property-items.ts'
import { propertySubject } from '../../../functions/src/data/properties/property-repository.ts'
import { transact } from '../../../functions/src/data/table/transact.ts'
import { propertyFields, unitFields } from '../functions/examples.ts'
import type { GuardedSite } from './guarded-site.ts'

export async function restoreEverything(site: GuardedSite): Promise<void> {
  const { table } = site.direct
  const write = async (name: string, method: string, call: { id?: string; body?: unknown }) =>
    (await site.act(name, { method, ...call })).body
  const restoreLast = async (historyId: string) => {
    const { changes } = (await site.act('list-changes', { query: { historyId } })).body
    const { id } = changes[0]
    const { before } = (await site.act('get-change', { id })).body
    const urls = before.images.map(({ imageUrl }: { imageUrl: string }) => imageUrl)
    await site.restoreWithVariants(urls, () => write('restore-version', 'POST', { id, body: { state: 'before' } }))
  }
  await site.act('list-changes')

  const { id } = await write('create-property', 'POST', { body: { property: propertyFields, images: [] } })
  const { url } = await site.upload()
  await write('update-property', 'PUT', { id, body: { property: propertyFields, images: [{ url }] } })
  const body = { unit: unitFields(id), images: [await site.upload()] }
  const unit = await write('create-unit', 'POST', { body })
  await write('update-unit', 'PATCH', { id: unit.id, body: { ...body, images: [] } })
  await restoreLast(id)
  await write('delete-unit', 'DELETE', { id: unit.id })
  await restoreLast(id)
  const image = { id: `${id}.${crypto.randomUUID()}`, imageUrl: (await site.upload()).url, displayOrder: 0 }
  const past = { fields: storedFields(propertyFields), images: [image] }
  await transact(table, [recordChange(table, { of: propertySubject(id, ''), action: 'saved', before: past })])
  await restoreLast(id)

  const hero = await write('add-hero-image', 'POST', { body: { imageUrl: (await site.upload()).url } })
  await write('delete-hero-image', 'DELETE', { id: hero.id })
  await restoreLast('hero')
  await restoreLast('hero')
  const heroImages = { kind: 'hero', id: 'hero', title: '', historyId: 'hero', propertyTitle: '' } as const
  const notes = Array.from({ length: 100 }, () => recordChange(table, { of: heroImages, action: 'saved' }))
  await transact(table, notes)
}
