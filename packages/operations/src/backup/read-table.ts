import { paginateScan } from '@aws-sdk/client-dynamodb'
import type { Storage } from '../aws/storage.ts'
import { Trouble } from '../stages.ts'
import { isKept, journal, keepText } from './folder.ts'
import { fingerprintOf, type Item, isSession, keyFromStored, lineOf, textOfAll } from './items.ts'
import type { Page } from './notes.ts'

/** A save in the middle of each of so many readings is no accident any more. */
const mostReadings = 5
/** What one run that is killed has to do again at most; a piece never has more than 1 MB, DynamoDB's limit. */
const pieceItems = 200

export type Table = Pick<Storage, 'dynamodb' | 'tableName'>

interface Reading {
  table: Table
  folder: string
  /** What an earlier run has read and written. */
  pages: readonly Page[]
  say(line: string): void
}

/**
 * Writes the whole table into files, but for sessions, and gives them. A scan takes its time, and half of a save that
 * comes meanwhile would be read; so the table is read once more, and what was written counts when nothing has changed
 * between both: every item then was as written in the moment between them. Throws Trouble when it changes every time.
 */
export async function readTable({ table, folder, pages: before, say }: Reading): Promise<Page[]> {
  const notes = journal(folder)
  let pages = before.every((page) => isKept(folder, page)) ? [...before] : []
  for (let reading = 1; reading <= mostReadings; reading += 1) {
    await readOn(table, folder, pages, notes.note)
    const written = sumOf(pages.map(({ fingerprint }) => BigInt(fingerprint)))
    if (written === (await fingerprintNow(table))) return pages
    say('Something was saved while the table was being read; reading it again.')
    await notes.note({ again: true })
    pages = []
  }
  throw new Trouble(
    `The table changed during each of ${mostReadings} readings. Run it again when nobody works on the site.`,
  )
}

/** Goes on where the last of these pages ends, and adds the others to them. */
async function readOn(table: Table, folder: string, pages: Page[], note: (entry: object) => Promise<void>) {
  const last = pages.at(-1)
  if (last && !last.next) return
  for await (const { items, next } of scan(table, last?.next && keyFromStored(last.next))) {
    const path = `table/${String(pages.length + 1).padStart(6, '0')}.jsonl`
    const file = await keepText(folder, path, items.map((item) => `${lineOf(item)}\n`).join(''))
    const page: Page = {
      ...file,
      items: items.length,
      fingerprint: String(fingerprintOf(items)),
      ...(next && { next: textOfAll(next) }),
    }
    await note({ page })
    pages.push(page)
  }
}

/** The table in pieces, as it was last written. */
async function* scan({ dynamodb: client, tableName: TableName }: Table, startingToken?: Item) {
  const pages = paginateScan({ client, startingToken }, { TableName, ConsistentRead: true, Limit: pieceItems })
  for await (const { Items = [], LastEvaluatedKey: next } of pages)
    yield { items: Items.filter((item) => !isSession(item)), next }
}

async function fingerprintNow(table: Table): Promise<bigint> {
  const sums: bigint[] = []
  for await (const { items } of scan(table)) sums.push(fingerprintOf(items))
  return sumOf(sums)
}

const sumOf = (numbers: readonly bigint[]) => numbers.reduce((sum, one) => sum + one, 0n) % 2n ** 256n
