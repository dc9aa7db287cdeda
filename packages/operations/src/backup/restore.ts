import { resolve } from 'node:path'
import { DATA_FORMAT } from '@porchlight/functions/data/data-format'
import { readDataFormat, writeDataFormat } from '../aws/data-format.ts'
import type { Storage } from '../aws/storage.ts'
import { list } from '../people/people.ts'
import { peopleInStorage } from '../people/where.ts'
import { OperationError } from '../stages.ts'
import { readLines, TABLE, verifyBackup } from './folder.ts'
import { type Item, isExpired, isUpload, isView, itemOf, keyOf } from './items.ts'
import { type BucketKind, type Manifest, readManifest } from './manifest.ts'
import { deleteObjects, listObjects, nameOf, putObjects } from './objects.ts'
import { scanTable, writeItems } from './table.ts'

interface RestoreOptions {
  storage: Storage
  folder: string
  /** Whether to delete items and objects that are not in the backup. */
  replace: boolean
  /** Asks before anything is deleted. */
  agrees(): Promise<boolean>
}

interface Restored extends Manifest {
  deleted: number
  /** Administrators of the backup without an account in this stage. */
  uninvited: string[]
}

const PAGE_SIZE = 500

/**
 * Checks every file before the first write. An interrupted restore can be run again. Throws OperationError if the
 * stage holds other content and `replace` is not set.
 */
export async function restore({ storage, folder: path, replace, agrees }: RestoreOptions): Promise<Restored> {
  const folder = resolve(path)
  await verifyBackup(folder)
  const manifest = readManifest(folder)
  const dataFormat = await readDataFormat(storage)
  if (dataFormat !== DATA_FORMAT)
    throw new OperationError(
      `Nothing was restored: stage ${storage.stage} has data format ${dataFormat}, and this version writes ${DATA_FORMAT}.`,
    )
  const others = await findOthers(storage, folder, manifest)
  const [example] = [...others.items.filter(isContent).map(keyOf), ...others.objects.filter(isOriginal).map(nameOf)]
  if (example && !replace)
    throw new OperationError(
      `Nothing was restored: stage ${storage.stage} is not empty. It holds ${example}, which is not in the backup.`,
    )
  if (example && !(await agrees())) throw new OperationError('Nothing was restored.')

  await writeDataFormat(storage)
  // Pages of the items show the variants, so these come first. Originals need the items that reference them.
  await putObjects(storage, 'variants', folder, manifest.objects)
  for await (const page of pagesOf(folder))
    await writeItems(
      storage,
      page.map((Item) => ({ PutRequest: { Item } })),
    )
  await putObjects(storage, 'originals', folder, manifest.objects)
  if (example) await deleteAll(storage, others)

  const here = new Set((await list(peopleInStorage(storage))).map(({ email }) => email))
  const uninvited = manifest.people.flatMap(({ email, isAdmin }) => (isAdmin && !here.has(email) ? [email] : []))
  return { ...manifest, deleted: example ? others.items.length + others.objects.length : 0, uninvited }
}

/** Leaves out expired items. */
async function* pagesOf(folder: string): AsyncGenerator<Item[]> {
  const now = Date.now()
  let page: Item[] = []
  for await (const line of readLines(folder, TABLE)) {
    const item = itemOf(line)
    if (!isExpired(item, now)) page.push(item)
    if (page.length < PAGE_SIZE) continue
    yield page
    page = []
  }
  yield page
}

/** A running site writes views, uploads and variants during a restore, so they do not count as content. */
const isContent = (item: Item) => !isView(item) && !isUpload(item)
const isOriginal = ({ bucket }: { bucket: BucketKind }) => bucket === 'originals'

type Others = Awaited<ReturnType<typeof findOthers>>

/** Returns keys that are not in the backup. */
async function findOthers(storage: Storage, folder: string, { objects }: Manifest) {
  const keys = new Set<string>()
  for await (const page of pagesOf(folder)) for (const item of page) keys.add(keyOf(item))
  const items: Item[] = []
  for await (const page of scanTable(storage, [])) items.push(...page.filter((item) => !keys.has(keyOf(item))))
  const names = new Set(objects.map(nameOf))
  const there = [...(await listObjects(storage, 'originals')), ...(await listObjects(storage, 'variants'))]
  return { items, objects: there.filter((object) => !names.has(nameOf(object))) }
}

async function deleteAll(storage: Storage, { items, objects }: Others): Promise<void> {
  await writeItems(
    storage,
    items.map((Key) => ({ DeleteRequest: { Key } })),
  )
  await deleteObjects(storage, objects)
}
