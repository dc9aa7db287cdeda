import { listObjects } from '@porchlight/operations/backup/objects'
import { openStorage } from '../support/site/storage.ts'
import type { StoredItem } from './stored-items.ts'

export async function storedOriginals(): Promise<Set<string>> {
  return new Set((await listObjects(await openStorage(), 'originals')).map(({ key }) => key))
}

/**
 * Returns sentences about an image without owner or file, an owner with several primary images or none, or a wrong
 * count. Ignores remains of deleted properties, which are never shown.
 */
export function findInconsistencies(items: readonly StoredItem[], originals: ReadonlySet<string>): string[] {
  const at = new Map(items.map((item) => [`${item.PK} ${item.SK}`, item]))
  const isGoing = (PK: string) => at.has(`${PK} DELETION`) || at.has(`${PK} DELETED`)
  const live = items.filter(({ PK, SK }) => (PK.startsWith('PROPERTY#') && !isGoing(PK) ? SK : PK) && !isGoing(PK))
  const properties = live.filter(({ SK }) => SK === 'PROPERTY')
  const units = live.filter(({ PK, SK }) => PK.startsWith('PROPERTY#') && /^UNIT#[^#]+$/.test(SK))
  const images = live.filter(({ PK, SK }) => PK.startsWith('PROPERTY#') && /(^|#)IMAGE#/.test(SK))
  const heroImages = live.filter(({ PK }) => PK === 'HERO')
  const name = ({ PK, SK }: StoredItem) => `${PK} ${SK}`
  const ownerOf = ({ PK, SK }: StoredItem) => `${PK} ${SK.replace(/#?IMAGE#.*/, '') || 'PROPERTY'}`

  return [
    ...units.filter(({ PK }) => !at.has(`${PK} PROPERTY`)).map((unit) => `${name(unit)} has no property`),
    ...images.filter((image) => !at.has(ownerOf(image))).map((image) => `${name(image)} has no owner`),
    ...[...Map.groupBy(images, ownerOf)].flatMap(([owner, own]) => {
      const primary = own.filter(({ isPrimary }) => isPrimary).length
      return primary === 1 ? [] : [`${owner} has ${own.length} images, ${primary} of them primary`]
    }),
    ...properties.flatMap(({ PK, unitCount = 0 }) => {
      const own = units.filter((unit) => unit.PK === PK).length
      return own === unitCount ? [] : [`${PK} counts ${unitCount} units and has ${own}`]
    }),
    ...properties.flatMap((property) => {
      const stated = Object.entries(property).filter(([name]) => name.startsWith('says#'))
      const holds = stated.map(([name, said]) => `${name.slice(5)} ${said}`).toSorted()
      const own = units.filter(({ PK, availability }) => PK === property.PK && availability)
      const stored = own.map(availabilityText).toSorted()
      return `${holds}` === `${stored}` ? [] : [`${property.PK} holds ${holds} of its units, which say ${stored}`]
    }),
    ...properties.flatMap((property) => {
      const held = Object.keys(property).filter((name) => name.startsWith('has#'))
      const own = units.filter(({ PK }) => PK === property.PK).map(({ SK }) => SK.replace('UNIT#', 'has#'))
      return `${held.toSorted()}` === `${own.toSorted()}` ? [] : [`${property.PK} holds ${held} and has ${own}`]
    }),
    ...[...images, ...heroImages].flatMap((image) => {
      const url = String(image.imageUrl)
      const media = at.get(`MEDIA#${/[0-9a-f-]{36}/.exec(url)?.[0]} MEDIA`)
      const isUnknown = !originals.has(url.slice(1)) && [`${name(image)} shows ${url}, which is no file`]
      const isGone = (!media || media.isRemoving === true) && [`${url} of ${name(image)} is not kept`]
      return [isUnknown || [], isGone || []].flat()
    }),
    ...heroOrder(heroImages),
    ...viewCounts(items),
  ]
}

const availabilityText = ({ SK, availability, availableFrom, availabilityConfirmedAt }: StoredItem) =>
  [SK.slice('UNIT#'.length), availability, availableFrom ?? '-', availabilityConfirmedAt ?? '-'].join(' ')

function heroOrder(heroImages: readonly StoredItem[]): string[] {
  const places = heroImages.map(({ displayOrder }) => Number(displayOrder)).toSorted((a, b) => a - b)
  return places.every((place, n) => place === n) ? [] : [`The hero images have the places ${places}`]
}

/** A total may exceed the stored views, which expire. */
function viewCounts(items: readonly StoredItem[]): string[] {
  const totals = items.filter(({ PK }) => PK === 'VIEWCOUNT')
  const monthly = items.filter(({ PK }) => PK.startsWith('VIEWCOUNT#'))
  return totals.flatMap(({ SK, viewCount }) => {
    const own = monthly.filter((month) => month.SK === SK).flatMap((month) => Object.entries(month))
    const days = own.reduce((sum, [name, count]) => sum + (/^d\d\d$/.test(name) ? Number(count) : 0), 0)
    const views = items.filter(({ PK }) => PK === `VIEWS#${SK}`).length
    return days === viewCount && views <= Number(viewCount)
      ? []
      : [`${SK}: ${viewCount} views, ${days} by day, ${views} kept`]
  })
}
