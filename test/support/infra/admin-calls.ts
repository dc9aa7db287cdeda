import { listChanges } from '../../../functions/src/data/history/change-repository.ts'
import { recordChange } from '../../../functions/src/data/history/record-change.ts'
import { storedFields } from '../../../functions/src/data/properties/property-items.ts'
import {
  createProperty,
  listProperties,
  propertySubject,
} from '../../../functions/src/data/properties/property-repository.ts'
import { publishDue } from '../../../functions/src/data/properties/publish-due.ts'
import { listDeleted } from '../../../functions/src/data/properties/trash.ts'
import { transact } from '../../../functions/src/data/table/transact.ts'
import { propertyFields, unitFields } from '../functions/examples.ts'
import { ada } from '../functions/sign-in.ts'
import type { GuardedSite } from './guarded-site.ts'

const writer =
  (site: GuardedSite) =>
  async (name: string, call: object = {}) =>
    (await site.act(name, { method: 'POST', ...call })).body

export async function restoreEverything(site: GuardedSite): Promise<void> {
  const { table } = site.direct
  const write = writer(site)
  const restoreLast = async (historyId: string) => {
    const { changes } = (await site.act('list-changes', { query: { historyId } })).body
    const { id } = changes[0]
    const { before } = (await site.act('get-change', { id })).body
    const urls = before.images.map(({ imageUrl }: { imageUrl: string }) => imageUrl)
    await site.restoreWithVariants(urls, () => write('restore-version', { id, body: { state: 'before' } }))
  }
  await site.act('list-changes')

  const { id } = await write('create-property', { body: { property: propertyFields, images: [] } })
  const { url } = await site.upload()
  await write('update-property', { method: 'PUT', id, body: { property: propertyFields, images: [{ url }] } })
  const body = { unit: unitFields(id), images: [await site.upload()] }
  const unit = await write('create-unit', { body })
  await write('update-unit', { method: 'PATCH', id: unit.id, body: { ...body, images: [] } })
  await restoreLast(id)
  await write('delete-unit', { method: 'DELETE', id: unit.id })
  await restoreLast(id)
  const image = { id: `${id}.${crypto.randomUUID()}`, imageUrl: (await site.upload()).url, displayOrder: 0 }
  const past = { fields: storedFields(propertyFields), images: [image] }
  await transact(table, [recordChange(table, { of: propertySubject(id, ''), action: 'saved', before: past })])
  await restoreLast(id)

  const hero = await write('add-hero-image', { body: { imageUrl: (await site.upload()).url } })
  await write('delete-hero-image', { method: 'DELETE', id: hero.id })
  await restoreLast('hero')
  await restoreLast('hero')
  const heroImages = { kind: 'hero', id: 'hero', title: '', historyId: 'hero', propertyTitle: '' } as const
  const notes = Array.from({ length: 100 }, () => recordChange(table, { of: heroImages, action: 'saved' }))
  await transact(table, notes)
}

export async function importProperties(site: GuardedSite, id: string, unitId: string): Promise<void> {
  const files = [
    {
      name: 'units.csv',
      rows: [
        ['Unit ID', 'Property ID', 'Unit Number', 'Bedrooms'],
        [unitId, '', '1', '4'],
        ['', id, '8', '2'],
      ],
    },
    {
      name: 'homes.csv',
      rows: [
        ['Property ID', 'Title', 'Description'],
        [id, 'Imported', 'A house.'],
        ['', 'New here', 'A house.'],
      ],
    },
  ]
  const save = (body: object) => writer(site)('import-csv', { body })
  const { plan } = await save({ dryRun: true, files })
  const properties = plan.properties.map(({ imported }: { imported: unknown }) => imported)
  const { results } = await save({ properties })
  if (results.length !== 2 || results.some(({ refused }: { refused?: string }) => refused))
    throw new Error(`The import came to ${JSON.stringify(results)}`)
}

export async function changePeople(site: GuardedSite): Promise<void> {
  const write = writer(site)
  const you = ada()
  site.addPerson(you)
  await site.signIn(you)
  const { email } = site.addPerson({ status: 'FORCE_CHANGE_PASSWORD', groups: [] })
  await write('invite-person', { body: { email } })
  const { id } = await write('invite-person', { body: { email: 'cousin@porchlight.test' } })
  await write('invite-again', { id })
  await write('sign-out-person', { id })
  await write('remove-person', { method: 'DELETE', id })
  await site.act('list-people')
}

export async function previewEverything(site: GuardedSite, { id }: { id: string }) {
  const make = (body: object) => writer(site)('create-preview', { body })
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

export async function deleteAndRestore(site: GuardedSite, id: string): Promise<void> {
  await site.act('delete-property', { method: 'DELETE', id })
  await site.act('list-deleted-properties')
  await site.act('restore-property', { method: 'POST', id })
  await site.act('delete-property', { method: 'DELETE', id })
  await site.act('delete-property-for-good', { method: 'DELETE', id })
}

/** Index partitions that a wrong query could read. */
export function* hiddenQueries({ actAs, guarded }: GuardedSite): Generator<Promise<unknown>> {
  const { table } = guarded()
  actAs('publish')
  yield listProperties(table, 'admin')
  actAs('list-properties')
  yield listDeleted(table)
  yield listChanges(table, {})
}
