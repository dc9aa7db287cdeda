import { deletedPropertySchema } from '@porchlight/contract/history/trash'
import * as z from 'zod/mini'
import { percentile } from '../bench/statistics.ts'
import { fuzz, routeNames } from '../hardening/fuzz.ts'
import { type FuzzedSite, openFuzzedSite } from '../hardening/fuzzed-site.ts'
import { findInconsistencies, storedOriginals } from '../hardening/invariants.ts'
import { storedItems, unknownFieldsIn } from '../hardening/stored-items.ts'
import { type Client, clientWith, okJson } from '../support/site/client.ts'
import { atMost, counted, none, type SoakResult } from './result.ts'

const calls = 2000
const images = 60

export async function storm(origin: string): Promise<SoakResult[]> {
  const site = await openFuzzedSite(origin, images)
  const rows: SoakResult[] = []
  for (const name of routeNames) {
    // Earlier calls deleted hundreds of properties.
    if (name === 'listDeletedProperties') await emptyTrash(clientWith(origin, await site.adminFor(name)))
    rows.push(await stormOf(site, name))
  }
  const items = await storedItems()
  rows.push(none('stored fields that the contract lacks', unknownFieldsIn(items)))
  rows.push(none('partial writes', findInconsistencies(items, await storedOriginals())))
  await site.clear()
  return rows
}

async function emptyTrash(admin: Client) {
  const deleted = z.array(deletedPropertySchema).parse(await okJson(await admin.send('GET', '/api/deleted-properties')))
  for (const { id } of deleted) await okJson(await admin.send('DELETE', `/api/deleted-properties/${id}`))
}

async function stormOf(site: FuzzedSite, name: (typeof routeNames)[number]): Promise<SoakResult> {
  try {
    await fuzz(site, name, 1)
    const { statuses, times } = await fuzz(site, name, calls)
    console.log(`${name}: ${counted(statuses)}`)
    return atMost(`${calls} odd calls of ${name}, p99`, percentile(times, 0.99), 250, ' ms')
  } catch (error) {
    console.error(error)
    return { check: `${calls} odd calls of ${name}`, observed: 'a fault, reported above', limit: 'no 5xx', met: false }
  }
}
