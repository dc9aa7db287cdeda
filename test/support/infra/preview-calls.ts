import { createProperty } from '../../../functions/src/data/properties/property-repository.ts'
import { publishDue } from '../../../functions/src/data/properties/publish-due.ts'
import { propertyFields } from '../functions/examples.ts'
import type { GuardedSite } from './guarded-site.ts'

export async function previewEverything(site: GuardedSite, { id }: { id: string }) {
  const make = async (body: object) => (await site.act('create-preview', { method: 'POST', body })).body
  await make({ propertyId: id, typed: { property: propertyFields, images: [await site.upload()] } })
  const preview = await make({ propertyId: id })
  await site.act('get-preview', { params: { token: preview.token } })
  await site.act('list-previews', { id })
  await site.act('delete-preview', { method: 'DELETE', id: preview.id })
}

export async function publishPlanned(site: GuardedSite): Promise<void> {
  const soon = new Date(Date.now() + 60_000)
  const fields = { ...propertyFields, publishAt: soon.toISOString() }
  await createProperty(site.direct.table, { fields, images: [] })
  site.actAs('publish-due')
  if ((await publishDue(site.guarded().table, soon)) !== 1) throw new Error('It was not published')
}
