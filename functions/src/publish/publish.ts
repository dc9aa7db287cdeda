import { type Location, locations } from '@porchlight/contract/options'
import type { Property } from '@porchlight/contract/property'
import { neighbours } from '@porchlight/contract/similar-homes'
import { listObjects } from '../aws/bucket.ts'
import type { Affected } from './affected.ts'
import { readCatalogue } from './catalogue.ts'
import { propertyOfKey } from './page-keys.ts'
import { type Outcome, type Publishing, publishTargets } from './publish-targets.ts'
import {
  about,
  accessibility,
  city,
  compare,
  home,
  notFoundPage,
  preview,
  privacy,
  propertyPage,
  robots,
  saved,
  sitemap,
  type Target,
} from './targets.ts'

/** Publishes what changes of the table may show. `recent`: properties that changed within the last minute. */
export async function publishChanges(
  publishing: Publishing,
  affected: Affected,
  recent: readonly string[],
): Promise<Outcome> {
  const { properties, listed, cities, home: isHome } = affected
  const changed = [...new Set([...recent, ...listed])]
  const beside = listed.size > 0 ? besideChanged(affected, await readCatalogue(publishing.table, changed)) : []
  const targets: Target[] = [
    ...(isHome ? home : []),
    ...[...new Set([...properties, ...beside])].flatMap(propertyPage),
    ...[...cities].flatMap((location: Location) => city(location)),
    ...(listed.size > 0 ? [sitemap] : []),
  ]
  return publishTargets(publishing, targets, { changed })
}

/** Ids of the homes on whose pages the changed ones stand or stood as similar. */
function besideChanged({ listed, former }: Affected, all: readonly Property[]): string[] {
  const now = all.filter(({ id }) => listed.has(id))
  return [...former, ...now].flatMap((home) => neighbours(home, all).map(({ id }) => id))
}

/** Publishes the whole site and removes the pages of properties that are no more. */
export async function publishEverything(publishing: Publishing, recent: readonly string[]): Promise<Outcome> {
  const versions = await listObjects(publishing.store)
  const listed = await readCatalogue(publishing.table, recent)
  const published = [...versions.keys()].flatMap((key) => propertyOfKey(key) ?? [])
  const ids = new Set([...listed.map(({ id }) => id), ...published])
  const targets = [
    ...[...home, about, accessibility, privacy, compare, saved, preview, notFoundPage, robots, sitemap],
    ...locations.flatMap(city),
    ...[...ids].flatMap(propertyPage),
  ]
  return publishTargets(publishing, targets, { changed: recent, versions })
}
