import { type Property, propertyFieldsSchema } from '@porchlight/contract/property'
import { routes } from '@porchlight/contract/routes'
import { type Unit, unitFieldsSchema } from '@porchlight/contract/unit'
import { concurrently } from '@porchlight/functions/concurrently'
import { sentFields, storedFields } from '@porchlight/functions/data/properties/property-items'
import { storedUnitFields } from '@porchlight/functions/data/units/unit-items'
import * as z from 'zod/mini'
import { type AlbumPlan, type Md5Of, planAlbum, saveAlbum } from './album.ts'
import type { ContentFolder } from './content-folder.ts'
import type { ContentProperty, ContentUnit } from './content-schema.ts'
import { planHeroes } from './heroes.ts'
import type { SiteApi } from './site-api.ts'
import { picturesOf, readSite, type SiteContent } from './site-content.ts'
import type { Step } from './step.ts'

export interface Plan {
  steps: Step[]
  /** Titles of properties that the site has and the folder does not: an import leaves them alone. */
  others: string[]
}

const atOnce = 12

/** What makes a site show what a folder holds; changes nothing. Properties and units are the same where their ids are. */
export async function planImport(api: SiteApi, { content, pictures }: ContentFolder): Promise<Plan> {
  const site = await readSite(api)
  const ids = new Set(content.properties.map(({ id }) => id))
  const known = site.properties.filter(({ property }) => ids.has(property.id))
  const stored = await md5sOn(api, { ...site, properties: known })
  const md5Of: Md5Of = (picture) => pictures.get(picture) ?? stored.get(picture)
  const byId = new Map(known.map((entry) => [entry.property.id, entry]))
  return {
    steps: [
      ...content.properties.flatMap((property) => planProperty(property, byId.get(property.id), md5Of)),
      ...planHeroes(content.heroImages, site.heroImages, md5Of),
    ],
    others: site.properties.filter(({ property }) => !ids.has(property.id)).map(({ property }) => property.title),
  }
}

async function md5sOn(api: SiteApi, site: SiteContent): Promise<Map<string, string>> {
  const md5s = new Map<string, string>()
  await concurrently(picturesOf(site), atOnce, async (imageUrl) => {
    md5s.set(imageUrl, (await api.call(routes.getOriginal, { query: { imageUrl } })).md5)
  })
  return md5s
}

function planProperty(
  { images, units, id, createdAt, ...wanted }: ContentProperty,
  found: SiteContent['properties'][number] | undefined,
  md5Of: Md5Of,
): Step[] {
  const before = found?.property
  const fields = storedFields(wanted)
  const name = `"${fields.title}"`
  const step = stepOf({
    name: `property ${name}`,
    before,
    fields,
    fieldsBefore: before && storedFields(z.parse(propertyFieldsSchema, before)),
    album: planAlbum(images, before?.images ?? [], md5Of),
    create: (api, list) =>
      api.call(routes.createProperty, { body: { property: { ...sentFields(fields), id, createdAt }, images: list } }),
    update: (api, list, version) =>
      api.call(routes.updateProperty, { id, body: { property: { ...sentFields(fields), version }, images: list } }),
  })
  const kept = new Set(units.map((unit) => unit.id))
  const unitsBefore = new Map(found?.units.map((unit) => [unit.id, unit]))
  return [
    ...step,
    ...units.flatMap((unit) => planUnit(unit, { propertyId: id, name, before: unitsBefore.get(unit.id) }, md5Of)),
    ...[...unitsBefore.values()].filter((unit) => !kept.has(unit.id)).map((unit) => removal(unit, name)),
  ]
}

function planUnit(
  { images, id, createdAt, ...wanted }: ContentUnit,
  { propertyId, name, before }: { propertyId: string; name: string; before: Unit | undefined },
  md5Of: Md5Of,
): Step[] {
  const fields = { ...storedUnitFields(wanted), propertyId }
  return stepOf({
    name: `unit ${fields.unitNumber} of ${name}`,
    before,
    fields,
    fieldsBefore: before && { ...storedUnitFields(z.parse(unitFieldsSchema, before)), propertyId },
    album: planAlbum(images, before?.images ?? [], md5Of),
    create: (api, list) => api.call(routes.createUnit, { body: { unit: { ...fields, id, createdAt }, images: list } }),
    update: (api, list, version) =>
      api.call(routes.updateUnit, { id, body: { unit: { ...fields, version }, images: list } }),
  })
}

const removal = ({ id, unitNumber }: Unit, name: string): Step => ({
  line: `delete unit ${unitNumber} of ${name}`,
  files: [],
  run: (api) => api.call(routes.deleteUnit, { id }),
})

type Save = (
  api: SiteApi,
  images: Parameters<Parameters<typeof saveAlbum>[2]>[0],
  version?: number,
) => Promise<Property | Unit>

interface Thing<Fields> {
  name: string
  before: Property | Unit | undefined
  fields: Fields
  fieldsBefore: Fields | undefined
  album: AlbumPlan
  create: Save
  update: Save
}

/** The one step that makes a property or unit what it is to be; none when it is that already. */
function stepOf<Fields extends object>(thing: Thing<Fields>): Step[] {
  const { name, before, fields, fieldsBefore, album, create, update } = thing
  const changed = fieldsBefore ? changedKeys(fieldsBefore, fields) : []
  const changes = [...changed, ...(album.change ? [album.change] : [])]
  if (before && changes.length === 0) return []
  const count = album.files.length
  return [
    {
      line: before
        ? `update ${name} (${changes.join(', ')})`
        : `create ${name}${count > 0 ? ` with ${count} picture${count === 1 ? '' : 's'}` : ''}`,
      files: album.files,
      run: (api, addresses) =>
        saveAlbum(album, addresses, (list, version = before?.version) =>
          before || version !== undefined ? update(api, list, version) : create(api, list),
        ),
    },
  ]
}

const changedKeys = (before: object, after: object): string[] => {
  const old = new Map(Object.entries(before))
  return Object.entries(after).flatMap(([key, value]) =>
    JSON.stringify(old.get(key)) === JSON.stringify(value) ? [] : [key],
  )
}
