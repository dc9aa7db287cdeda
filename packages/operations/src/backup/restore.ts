import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Storage } from '../aws/storage.ts'
import { list } from '../people/people.ts'
import { peopleIn } from '../people/where.ts'
import { Trouble } from '../stages.ts'
import { listBoth } from './copy-objects.ts'
import { readKept, refuseFaults, verify } from './folder.ts'
import { type Item, idOfMadeVariants, idOfPerson, isExpired, isMarkAlone, isPerson, itemOf } from './items.ts'
import { type Backup, type BucketKind, backupSchema, peopleSchema, type StoredObject } from './notes.ts'
import { everySoOften } from './progress.ts'
import { putObjects, removeOthers } from './write-objects.ts'
import {
  deleteItems,
  forgetProgress,
  keysIn,
  noteProgress,
  type Progress,
  progressOf,
  putIfNew,
  putItems,
} from './write-table.ts'

interface Restoring {
  storage: Storage
  folder: string
  /** Whether a stage that holds something may become what the backup holds. */
  replace: boolean
  say(line: string): void
  /** Asks before anything is lost; false ends it. */
  agrees(): Promise<boolean>
}

/** What was done, and who had an account where the backup comes from and has none here. */
export interface Restored {
  items: number
  objects: number
  removed: number
  uninvited: string[]
}

/**
 * Brings the table and the buckets of a stage to what a backup holds, or goes on with a restore of the same backup that
 * was cut off. Every file is compared with its checksum first. Throws Trouble.
 */
export async function restore({ storage, folder: name, replace, say, agrees }: Restoring): Promise<Restored> {
  const folder = resolve(name)
  say('Checking every file of the backup ...')
  const tick = (what: string) => everySoOften((done: number, all: number) => say(`${done} of ${all} ${what}`))
  const { id, paths } = await verify(folder, tick('files'))
  const backup = backupOf(folder, paths)
  const progress = await begun(storage, { backup: id, folder: name, replace, say, agrees })

  const { objects } = backup
  const made = new Set(objects.flatMap(({ bucket, key }) => (bucket === 'variants' ? [pictureOf(key)] : [])))
  const people = await list(peopleIn(storage))
  const belongs = belongsTo(storage, backup, { made, people: new Set(people.map(({ id: sub }) => sub)) })
  // Variants before the table, whose pages show them; originals after it: a picture that arrives without a record of
  // its upload is taken for one that was removed. Where the backup has no variants, the arrival has them made.
  await putObjects(storage, folder, ofBucket(objects, 'variants'), () => false, tick('variants'))
  await putTable(storage, folder, { backup, belongs, progress, tick: tick('pieces of the table') })
  const removed = progress.replaces ? await removeRest(storage, folder, { backup, belongs }) : 0
  const lacksVariants = ({ key }: StoredObject) => !made.has(pictureOf(key))
  await putObjects(storage, folder, ofBucket(objects, 'originals'), lacksVariants, tick('pictures'))
  await forgetProgress(storage)

  const before = z.parse(peopleSchema, JSON.parse(readKept(folder, 'people.json')))
  const here = new Set(people.map(({ email }) => email))
  const uninvited = before.flatMap(({ email, isAdmin }) => (isAdmin && !here.has(email) ? [email] : []))
  return { items: backup.items, objects: objects.length, removed, uninvited }
}

/** Throws Trouble when the list of files is not the one that the backup was finished with. */
function backupOf(folder: string, paths: readonly string[]): Backup {
  const parsed = z.safeParse(backupSchema, JSON.parse(readKept(folder, 'backup.json')))
  if (!parsed.success) throw new Trouble(`${folder} holds a backup of another version of this program.`)
  const named = new Set(paths)
  const { pages, objects } = parsed.data
  const unnamed = [...pages, ...objects.map(({ path }) => path), 'people.json'].filter((path) => !named.has(path))
  refuseFaults(
    folder,
    unnamed.map((path) => `${path} is not named by SHA256SUMS`),
  )
  return parsed.data
}

/** Finds out whether this may be done, and where it begins. */
async function begun(
  storage: Storage,
  { backup, folder, replace, say, agrees }: Omit<Restoring, 'storage'> & { backup: string },
): Promise<Progress> {
  const former = await progressOf(storage)
  if (former?.backup === backup) {
    say(`Going on with the restore of this backup: ${former.pages} pieces of the table are there already.`)
    return former
  }
  const content = former ? 'half of another backup' : await contentOf(storage)
  if (content && !replace)
    throw new Trouble(
      `Nothing was restored: stage ${storage.stage} holds ${content}. What it holds is lost with\n    npm run restore -- ${folder} --stage=${storage.stage} --replace`,
    )
  if (content && !(await agrees())) throw new Trouble('Nothing was restored.')
  const progress = { backup, pages: 0, replaces: content !== undefined }
  await noteProgress(storage, progress)
  return progress
}

/** What a stage holds, in words; undefined when nothing would be lost. */
async function contentOf(storage: Storage): Promise<string | undefined> {
  for await (const [key] of keysIn(storage)) if (key) return `items such as ${key.PK?.S} ${key.SK?.S}`
  const [object] = await listBoth(storage)
  return object && `objects such as ${object.key} of the bucket of ${object.bucket}`
}

type Belongs = (item: Item) => boolean

async function putTable(
  storage: Storage,
  folder: string,
  {
    backup: { pages },
    belongs,
    progress,
    tick,
  }: { backup: Backup; belongs: Belongs; progress: Progress; tick(done: number, all: number): void },
) {
  for (const [page, path] of pages.entries()) {
    if (page < progress.pages) continue
    const items = itemsOf(folder, path).filter(belongs)
    await putItems(
      storage,
      items.filter((item) => !isPerson(item)),
    )
    for (const person of items.filter(isPerson)) await putIfNew(storage, person)
    await noteProgress(storage, { ...progress, pages: page + 1 })
    tick(page + 1, pages.length)
  }
}

/**
 * Which items of a backup this stage is to have. `made`: ids of the pictures whose variants the backup holds; `people`:
 * of those who have an account here.
 */
function belongsTo(
  storage: Storage,
  { source }: Backup,
  { made, people }: { made: ReadonlySet<string | undefined>; people: ReadonlySet<string> },
): Belongs {
  const now = Date.now()
  return (item) => {
    if (isExpired(item, now)) return false
    // By their `sub`, people are known to one user pool alone; who was taken out since stays forgotten.
    if (isPerson(item))
      return source.userPoolId === storage.userPoolId && (people.has(idOfPerson(item)) || isMarkAlone(item))
    const id = idOfMadeVariants(item)
    return id === undefined || made.has(id)
  }
}

/** Id of the picture that an object is, or is made of. */
const pictureOf = (key: string) => /^images\/([^/.]+)/.exec(key)?.[1]

const ofBucket = (objects: readonly StoredObject[], kind: BucketKind) => objects.filter(({ bucket }) => bucket === kind)

const itemsOf = (folder: string, path: string) => readKept(folder, path).split('\n').filter(Boolean).map(itemOf)

/** Removes what the backup does not hold; gives how many items and objects that was. */
async function removeRest(
  storage: Storage,
  folder: string,
  { backup: { pages, objects }, belongs }: { backup: Backup; belongs: Belongs },
): Promise<number> {
  const keyOf = ({ PK, SK }: Item) => JSON.stringify([PK, SK])
  const kept = new Set(pages.flatMap((path) => itemsOf(folder, path).filter(belongs).map(keyOf)))
  let removed = 0
  for await (const keys of keysIn(storage)) {
    const others = keys.filter((key) => !kept.has(keyOf(key)))
    await deleteItems(storage, others)
    removed += others.length
  }
  return removed + (await removeOthers(storage, objects))
}
