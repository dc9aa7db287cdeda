import { createHash } from 'node:crypto'
import type { PageRenderer } from '@porchlight/contract/page-content'
import { type Bucket, headObject, removeObject, replaceObject } from '../aws/bucket.ts'
import { concurrently } from '../concurrently.ts'
import type { Table } from '../data/table/table.ts'
import { readCatalogue } from './catalogue.ts'
import type { Reading, Target } from './targets.ts'

export interface Publishing {
  table: Table
  store: Bucket
  renderer: PageRenderer
}

/** Keys by what became of them. */
export interface Outcome {
  written: string[]
  removed: string[]
  unchanged: number
  failed: { key: string; error: unknown }[]
}

/** Enough to keep a processor busy while others wait for the table or the bucket. */
const atOnce = 6
const attempts = 4

interface Options {
  /** Properties of which the index may not know the newest state. */
  changed: readonly string[]
  /** Versions of what is stored, read before this call; those of targets that are left out are looked up. */
  versions?: Map<string, string>
}

/**
 * Brings objects up to the state of the table. One that cannot be made or written stays as it was and is named in the
 * outcome; the others are published.
 *
 * The newest state always wins, whoever else publishes at the same time: the version of what is stored is noted first,
 * then the table is read, and only that version is replaced. When it was replaced meanwhile everything is read again.
 */
export async function publishTargets(
  publishing: Publishing,
  targets: readonly Target[],
  { changed, versions }: Options,
): Promise<Outcome> {
  const outcome: Outcome = { written: [], removed: [], unchanged: 0, failed: [] }
  let open = [...targets]
  let known = versions
  for (let attempt = 1; open.length > 0; attempt += 1) {
    const before = known ?? (await lookUp(publishing.store, open, outcome))
    open = open.filter(({ key }) => !outcome.failed.some((failure) => failure.key === key))
    const reading = readingOf(publishing, changed)
    const overtaken: Target[] = []
    await concurrently(open, atOnce, async (target) => {
      try {
        const done = await publishOne(publishing.store, target, reading, before.get(target.key))
        if (done === 'unchanged') outcome.unchanged += 1
        else if (done !== 'overtaken') outcome[done].push(target.key)
        else if (attempt < attempts) overtaken.push(target)
        else throw new Error(`${target.key} was replaced ${attempts} times while it was being made`)
      } catch (error) {
        outcome.failed.push({ key: target.key, error })
      }
    })
    open = overtaken
    known = undefined
  }
  return outcome
}

async function lookUp(store: Bucket, targets: readonly Target[], outcome: Outcome) {
  const versions = new Map<string, string>()
  await concurrently(targets, atOnce, async ({ key }) => {
    try {
      const object = await headObject(store, key)
      if (object) versions.set(key, object.etag)
    } catch (error) {
      outcome.failed.push({ key, error })
    }
  })
  return versions
}

function readingOf({ table, renderer }: Publishing, changed: readonly string[]): Reading {
  let catalogue: ReturnType<typeof readCatalogue> | undefined
  const contents = new Map<string, ReturnType<Reading['contentOf']>>()
  return {
    table,
    renderer,
    catalogue: () => {
      catalogue ??= readCatalogue(table, changed)
      return catalogue
    },
    contentOf: (key, read) => {
      const content = contents.get(key) ?? read()
      // both have it, then: a large site's would fill the memory
      if (!contents.delete(key)) contents.set(key, content)
      return content
    },
  }
}

async function publishOne(store: Bucket, target: Target, reading: Reading, version: string | undefined) {
  const made = await target.make(reading)
  if (!made) {
    if (version === undefined) return 'unchanged'
    await removeObject(store, target.key)
    return 'removed'
  }
  // What S3 calls the bytes of an object that was put at once: their MD5.
  if (version === `"${createHash('md5').update(made.body).digest('hex')}"`) return 'unchanged'
  const object = { key: target.key, cacheControl: 'public, max-age=0, must-revalidate', ...made }
  return (await replaceObject(store, object, version)) ? 'written' : 'overtaken'
}
