import { resolve } from 'node:path'
import { DATA_FORMAT } from '@porchlight/functions/data/data-format'
import type { Storage } from '../aws/storage.ts'
import { list } from '../people/people.ts'
import { peopleIn } from '../people/where.ts'
import { OperationError } from '../stages.ts'
import { readLines, TABLE, verifyBackup } from './folder.ts'
import { type Item, isExpired, isUpload, isView, itemOf, keyOf } from './items.ts'
import { type BucketKind, type Manifest, readManifest } from './manifest.ts'
import { deleteObjects, listObjects, nameOf, putObjects } from './objects.ts'
import { readDataFormat, scanTable, writeDataFormat, writeItems } from './table.ts'

interface Restoring {
  storage: Storage
  folder: string
  /** Whether what the stage holds and the backup does not may be deleted. */
  replace: boolean
  /** Asks before anything is deleted. */
  agrees(): Promise<boolean>
}

interface Restored extends Manifest {
  deleted: number
  /** Administrators of the backup who have no account in this stage. */
  uninvited: string[]
}

const PAGE_SIZE = 500

/**
 * Puts the items and images of a backup into a stage. The stage has to be empty, or hold nothing but parts of this
 * backup: a restore that was cut off is run again. Checks every file before the first write. Throws Trouble.
 */
export async function restore({ storage, folder: path, replace, agrees }: Restoring): Promise<Restored> {
  const folder = resolve(path)
  await verifyBackup(folder)
  const manifest = readManifest(folder)
  const dataFormat = await readDataFormat(storage)
  if (dataFormat !== DATA_FORMAT)
    throw new OperationError(
      `Nothing was restored: stage ${storage.stage} has data format ${dataFormat}, and this version writes ${DATA_FORMAT}.`,
    )
  const others = await foundBeside(storage, folder, manifest)
  const [example] = [...others.items.filter(isContent).map(keyOf), ...others.objects.filter(isOriginal).map(nameOf)]
  if (example && !replace)
    throw new OperationError(
      `Nothing was restored: stage ${storage.stage} is not empty. It holds ${example}, which is not in the backup.`,
    )
  if (example && !(await agrees())) throw new OperationError('Nothing was restored.')

  await writeDataFormat(storage)
  // Variants before the items, whose pages show them. Originals after the items, which say what belongs to whom.
  await putObjects(storage, 'variants', folder, manifest.objects)
  for await (const page of pagesOf(folder))
    await writeItems(
      storage,
      page.map((Item) => ({ PutRequest: { Item } })),
    )
  await putObjects(storage, 'originals', folder, manifest.objects)
  if (example) await deleteAll(storage, others)

  const here = new Set((await list(peopleIn(storage))).map(({ email }) => email))
  const uninvited = manifest.people.flatMap(({ email, isAdmin }) => (isAdmin && !here.has(email) ? [email] : []))
  return { ...manifest, deleted: example ? others.items.length + others.objects.length : 0, uninvited }
}

/** The items of a backup that have not expired. */
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

/** Views, uploads and variants appear by themselves while a site is restored, and are no reason to refuse it. */
const isContent = (item: Item) => !isView(item) && !isUpload(item)
const isOriginal = ({ bucket }: { bucket: BucketKind }) => bucket === 'originals'

type Others = Awaited<ReturnType<typeof foundBeside>>

/** Returns the keys of the items and the objects that a stage holds and the backup does not. */
async function foundBeside(storage: Storage, folder: string, { objects }: Manifest) {
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
