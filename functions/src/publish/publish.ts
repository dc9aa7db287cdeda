import type { PageRenderer } from '@porchlight/contract/page-content'
import { type Bucket, listObjects, removeObject } from '../aws/bucket.ts'
import type { Table } from '../data/table/table.ts'
import { mapWithConcurrency } from '../map-with-concurrency.ts'
import { propertyOfKey, propertyPageKey } from './page-keys.ts'
import { type Change, RenderError, type Rendered, updateObject } from './published-object.ts'
import { readSite } from './read-site.ts'
import { targetsOf } from './targets.ts'

export interface Publishing {
  table: Table
  store: Bucket
  renderer: PageRenderer
  /** Objects of this process by key: one whose source stays the same is not rendered again. */
  rendered: Map<string, Rendered>
}

interface Options {
  /** Ids of properties that have just changed: the index may not list a new one yet. */
  changed?: readonly string[]
  /** Compares the headers, too, which takes one request per object. */
  checksHeaders?: boolean
  /** Removes pages even if they are a large part of the site. */
  removesMany?: boolean | undefined
  maxPasses?: number
}

export interface Outcome {
  written: string[]
  removed: string[]
  /** Reasons by key. These objects stay as they were. */
  failed: Map<string, unknown>
}

const WRITE_CONCURRENCY = 6

/**
 * Makes the site's bucket match the table. Repeats until a pass changes nothing: so a newer reading follows every
 * write, and of two concurrent runs the newer reading wins. Throws when the table or the bucket fails, after trying
 * every object, and TooManyRemovals before changing any.
 */
export async function publish(publishing: Publishing, options: Options = {}): Promise<Outcome> {
  const outcome: Outcome = { written: [], removed: [], failed: new Map() }
  const { maxPasses = 10 } = options
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    const checksHeaders = options.checksHeaders === true && pass === 1
    if (!(await changedInPass(publishing, { ...options, checksHeaders }, outcome))) return outcome
  }
  throw new Error(`The site was still changing after ${maxPasses} passes`)
}

/** Returns whether anything was written. */
async function changedInPass(publishing: Publishing, options: Options, outcome: Outcome): Promise<boolean> {
  const { table, store, renderer } = publishing
  const stored = await listObjects(store)
  const published = new Set([...stored.keys()].flatMap((key) => propertyOfKey(key) ?? []))
  const content = await readSite(table, [...published, ...(options.changed ?? [])])
  const targets = targetsOf(content, renderer)
  const shown = new Set([...content.properties.map(({ property }) => property.id), ...content.unreadable.keys()])
  const gone = new Set([...published].filter((id) => !shown.has(id)))
  if (!options.removesMany) refuseManyRemovals(gone.size, published.size)

  outcome.failed = new Map([...content.unreadable].map(([id, error]) => [propertyPageKey(id), error]))
  const faults: unknown[] = []
  let hasChanged = false
  const apply = async (key: string, change: Promise<Change>) => {
    try {
      const done = await change
      if (done === 'written' || done === 'removed') outcome[done].push(key)
      if (done !== 'unchanged') hasChanged = true
    } catch (error) {
      if (error instanceof RenderError) outcome.failed.set(key, error.cause)
      else faults.push(error)
    }
  }
  const obsolete = [...stored].filter(([key]) => gone.has(propertyOfKey(key) ?? ''))
  await mapWithConcurrency(obsolete, WRITE_CONCURRENCY, ([key, etag]) => apply(key, removeVersion(store, key, etag)))
  await mapWithConcurrency(targets, WRITE_CONCURRENCY, (target) =>
    apply(target.key, updateObject(publishing, target, stored.get(target.key), options.checksHeaders)),
  )
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} objects could not be written or removed`)
  return hasChanged
}

async function removeVersion(store: Bucket, key: string, etag: string): Promise<Change> {
  return (await removeObject(store, key, etag)) ? 'removed' : 'overtaken'
}

/** Removing that many pages is probably a fault. An engineer can allow it. */
export class TooManyRemovals extends Error {
  readonly properties: number

  constructor(properties: number, published: number) {
    super(`${properties} of ${published} homes would lose their pages, so nothing was published`)
    this.properties = properties
  }
}

function refuseManyRemovals(gone: number, published: number) {
  if (gone > 20 && gone > published / 3) throw new TooManyRemovals(gone, published)
}
