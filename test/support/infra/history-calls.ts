import { recordChange } from '../../../functions/src/data/history/record-change.ts'
import { storedFields } from '../../../functions/src/data/properties/property-items.ts'
import { propertySubject } from '../../../functions/src/data/properties/property-repository.ts'
import { transact } from '../../../functions/src/data/table/transact.ts'
import { propertyFields, unitFields } from '../functions/examples.ts'
import type { startGuardedSite } from './guarded-site.ts'

type Site = Awaited<ReturnType<typeof startGuardedSite>>

export async function restoreEverything(site: Site): Promise<void> {
  const { table } = site.direct
  const write = async (name: string, method: string, call: { id?: string; body?: unknown }) =>
    (await site.act(name, { method, ...call })).body
  const restoreAll = async (historyId: string) => {
    for (const { id } of (await site.act('list-changes', { query: { historyId } })).body.changes) {
      const change = (await site.act('get-change', { id })).body
      for (const state of ['before', 'after']) {
        if (!change[state]) continue
        const urls = change[state].images.map(({ imageUrl }: { imageUrl: string }) => imageUrl)
        await site.restoreWithVariants(urls, () => write('restore-version', 'POST', { id, body: { state } }))
      }
    }
  }
  await site.act('list-changes')

  const { id } = await write('create-property', 'POST', { body: { property: propertyFields, images: [] } })
  const { url } = await site.upload()
  await write('update-property', 'PUT', { id, body: { property: propertyFields, images: [{ url }] } })
  const unit = await write('create-unit', 'POST', { body: { unit: unitFields(id), images: [] } })
  await write('update-unit', 'PATCH', { id: unit.id, body: { unit: unitFields(id), images: [await site.upload()] } })
  await write('delete-unit', 'DELETE', { id: unit.id })
  const image = { id: `${id}.${crypto.randomUUID()}`, imageUrl: (await site.upload()).url, displayOrder: 0 }
  const past = { fields: storedFields(propertyFields), images: [image] }
  await transact(table, [recordChange(table, { of: propertySubject(id, ''), action: 'saved', before: past })])
  await restoreAll(id)

  for (let count = 0; count < 2; count += 1) {
    const { url: imageUrl } = await site.upload()
    const hero = await write('add-hero-image', 'POST', { body: { imageUrl } })
    await write('delete-hero-image', 'DELETE', { id: hero.id })
  }
  await restoreAll('hero')
  const heroImages = { kind: 'hero', id: 'hero', title: '', historyId: 'hero', propertyTitle: '' } as const
  const notes = Array.from({ length: 100 }, () => recordChange(table, { of: heroImages, action: 'saved' }))
  await transact(table, notes)
}
