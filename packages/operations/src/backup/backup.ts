import { resolve } from 'node:path'
import { readDataFormat } from '../aws/data-format.ts'
import type { Storage } from '../aws/storage.ts'
import { list } from '../people/people.ts'
import { peopleInStorage } from '../people/where.ts'
import { completeBackup, openFolder, TABLE, writeFile } from './folder.ts'
import { displayedOriginal, type Item, isView, keyOf, lineOf } from './items.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { saveObjects } from './objects.ts'
import { scanTable } from './table.ts'

interface Backup extends Manifest {
  /** Keys of items that were saved during the backup. It may hold only part of such a save. */
  changed: string[]
  /** Originals that an item shows but the bucket lacks. */
  missing: string[]
}

/**
 * Writes the table, then the images. Changes nothing in the stage. Replaces an unfinished backup. Throws
 * OperationError if the folder holds something else.
 */
export async function backUp(storage: Storage, path: string): Promise<Backup> {
  const folder = resolve(path)
  await openFolder(folder)
  const versions = new Map<string, string>()
  const displayed = new Set<string>()
  let items = 0
  async function* lines() {
    for await (const page of scanTable(storage)) {
      for (const item of page) {
        items += 1
        if (!isView(item)) versions.set(keyOf(item), versionOf(item))
        const original = displayedOriginal(item)
        if (original) displayed.add(original)
        yield `${lineOf(item)}\n`
      }
    }
  }
  const files = [await writeFile(folder, TABLE, lines())]
  const saved = [
    ...(await saveObjects(storage, 'originals', folder)),
    ...(await saveObjects(storage, 'variants', folder)),
  ]
  files.push(...saved.map(({ file }) => file))
  const people = (await list(peopleInStorage(storage))).map(({ email, isAdmin }) => ({ email, isAdmin }))
  const changed = await changedSince(storage, versions)
  const manifest: Manifest = {
    dataFormat: await readDataFormat(storage),
    stage: storage.stage,
    takenAt: new Date().toISOString(),
    items,
    objects: saved.map(({ object }) => object),
    people,
  }
  files.push(await writeFile(folder, MANIFEST, [`${JSON.stringify(manifest, null, 1)}\n`]))
  await completeBackup(folder, files)
  const originals = new Set(saved.map(({ object }) => object.key.replace(/\.[^.]*$/, '')))
  return { ...manifest, changed, missing: [...displayed].filter((original) => !originals.has(original)) }
}

const versionOf = ({ version, updatedAt }: Item) => version?.N ?? updatedAt?.S ?? ''

/** Includes added and deleted items. */
async function changedSince(storage: Storage, versions: ReadonlyMap<string, string>): Promise<string[]> {
  const deleted = new Set(versions.keys())
  const changed: string[] = []
  for await (const page of scanTable(storage, ['version', 'updatedAt'])) {
    for (const item of page) {
      if (isView(item)) continue
      const key = keyOf(item)
      deleted.delete(key)
      if (versions.get(key) !== versionOf(item)) changed.push(key)
    }
  }
  return [...changed, ...deleted].toSorted()
}
