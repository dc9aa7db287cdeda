import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Storage } from '../aws/storage.ts'
import { list } from '../people/people.ts'
import { peopleIn } from '../people/where.ts'
import { Trouble } from '../stages.ts'
import { copyObjects, nameOf } from './copy-objects.ts'
import { finish, isEmpty, isFinished, journal, type Kept, keepText, readKept } from './folder.ts'
import { itemOf, shownPicture } from './items.ts'
import { type Backup, noteSchema, type Page, type Source, type StoredObject } from './notes.ts'
import { everySoOften } from './progress.ts'
import { readTable } from './read-table.ts'

interface BackingUp {
  storage: Storage
  folder: string
  say(line: string): void
}

/**
 * Writes table, pictures and the list of people of a stage into a folder, or goes on with what an earlier run has begun
 * there; gives what the backup holds. It changes nothing in the stage. Throws Trouble.
 */
export async function backUp({ storage, folder: name, say }: BackingUp): Promise<Backup> {
  const folder = resolve(name)
  const source = { stage: storage.stage, table: storage.tableName, userPoolId: storage.userPoolId }
  const { objects, pages } = await begun(folder, source, say)
  const tick = everySoOften((done: number, all: number) => say(`${done} of ${all} pictures and variants`))

  // Before the table, since it takes longest; and once more after it, for what came meanwhile.
  await copyObjects(storage, folder, objects, tick)
  const table = await readTable({ table: storage, folder, pages, say })
  const there = await copyObjects(storage, folder, objects, tick)
  const people = await list(peopleIn(storage))

  const shown = picturesIn(folder, table)
  const kept = [...objects.values()].filter(
    (object) => there.has(nameOf(object)) || shown.has(pictureOf(object.key) ?? ''),
  )
  const originals = new Set(kept.filter(({ bucket }) => bucket === 'originals').map(({ key }) => pictureOf(key)))
  const backup: Backup = {
    form: 1,
    source,
    takenAt: new Date().toISOString(),
    items: table.reduce((sum, { items }) => sum + items, 0),
    pages: table.map(({ path }) => path),
    objects: kept.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
    missing: [...shown].filter((picture) => !originals.has(picture)).toSorted(),
  }
  const texts = { 'backup.json': backup, 'people.json': people }
  const files: Kept[] = [...table, ...kept]
  for (const [path, content] of Object.entries(texts))
    files.push(await keepText(folder, path, `${JSON.stringify(content, null, 1)}\n`))
  await finish(folder, files)
  journal(folder).end()
  return backup
}

/** What an earlier run of the same backup has done; notes whose backup it is where there is none. */
async function begun(folder: string, source: Source, say: (line: string) => void) {
  if (isFinished(folder)) throw new Trouble(`${folder} holds a finished backup. Choose another folder.`)
  const notes = z.parse(z.array(noteSchema), journal(folder).read())
  const objects = new Map<string, StoredObject>()
  let pages: Page[] = []
  let owner: Source | undefined
  for (const note of notes) {
    if ('source' in note) owner = note.source
    else if ('object' in note) objects.set(nameOf(note.object), note.object)
    else if ('page' in note) pages.push(note.page)
    else pages = []
  }
  if (!owner) {
    if (!isEmpty(folder)) throw new Trouble(`${folder} is not empty, and holds no backup. Choose another folder.`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await journal(folder).note({ source })
  } else if (JSON.stringify(owner) !== JSON.stringify(source)) {
    const whose = `stage ${owner.stage}, table ${owner.table}`
    throw new Trouble(`${folder} holds the beginning of another backup (${whose}). Choose another folder.`)
  } else {
    say(`Going on: ${objects.size} pictures and variants and ${pages.length} pieces of the table are there already.`)
  }
  return { objects, pages }
}

/** `images/<id>` of a picture's key, path or variant. */
const pictureOf = (key: string) => /images\/[^/.]+/.exec(key)?.[0]

/** The pictures that something in the table shows. */
function picturesIn(folder: string, pages: readonly Page[]): Set<string> {
  const shown = new Set<string>()
  for (const { path } of pages) {
    for (const line of readKept(folder, path).split('\n').filter(Boolean)) {
      const picture = pictureOf(shownPicture(itemOf(line)) ?? '')
      if (picture) shown.add(picture)
    }
  }
  return shown
}
