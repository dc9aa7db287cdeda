import { limits } from '@porchlight/contract/limits'
import type { Key } from '../keys.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { parseAttribute } from './view-keys.ts'

/** What the site's own pages send: links that were shared, the flyer's code, and visits without a page before. */
const ownStarts = new Set(['share', 'flyer', 'direct'])
const hostName = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/

/**
 * Returns the name under which the start of a visit is counted: one of the site's own, or a host without `www.`. It is
 * `other` for anything else, and for further hosts when `month`, the key of the counts, has `limits.visitHosts` already.
 */
export async function limitVisitStart(table: Table, month: Key, from: string): Promise<string> {
  if (ownStarts.has(from)) return from
  const host = from.toLowerCase().replace(/^www\./, '')
  if (!hostName.test(host)) return 'other'
  const counts = await getItem(table, month)
  const hosts = new Set(Object.keys(counts ?? {}).flatMap((name) => parseAttribute(name).from ?? []))
  return hosts.has(host) || hosts.size < limits.visitHosts ? host : 'other'
}
