import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { appendFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Trouble } from '../stages.ts'

/** One file of a backup: its path below the folder, with slashes, and what is in it. */
export interface Kept {
  path: string
  bytes: number
  sha256: string
}

/** What names every other file with its SHA-256, as `sha256sum --check` reads it; written last. */
const sums = 'SHA256SUMS'
/** What has been done of a backup that is under way. */
const unfinished = 'unfinished.jsonl'

/** Where a file lies; throws for a path that leads out of the folder. */
function placeIn(folder: string, path: string): string {
  if (!/^[\w%-][\w%.-]*(\/[\w%-][\w%.-]*)*$/.test(path)) throw new Trouble(`${sums} names a file "${path}".`)
  return join(folder, path)
}

/** Path of an object's file: its key, in characters that every file system takes. */
export const pathOfObject = (bucket: string, key: string) =>
  [bucket, ...key.split('/').map((part) => encodeURIComponent(part).replace(/[!'()*~]|^\./g, hexadecimal))].join('/')

const hexadecimal = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Writes a file that only this user may read; whenever this process is killed, it is there whole or not at all. */
export async function keep(
  folder: string,
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Kept> {
  const place = placeIn(folder, path)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const partial = `${place}.${randomUUID()}.partial`
  const file = await open(partial, 'w', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
    await file.datasync()
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(partial, place)
  return { path, bytes, sha256: hash.digest('hex') }
}

export const keepText = (folder: string, path: string, text: string) => keep(folder, path, [Buffer.from(text)])

/** Whether a file that was written before is still there, and as long as it was. */
export function isKept(folder: string, { path, bytes }: Kept): boolean {
  const place = placeIn(folder, path)
  return existsSync(place) && statSync(place).size === bytes
}

export const readKept = (folder: string, path: string): string => readFileSync(placeIn(folder, path), 'utf8')
export const readBytes = (folder: string, path: string): Buffer => readFileSync(placeIn(folder, path))

/** Notes of what has been done, one JSON value a line, so that a run that was killed can be gone on with. */
export const journal = (folder: string) => {
  const file = join(folder, unfinished)
  return {
    /** All notes but one that was being written when the process was killed. */
    read(): unknown[] {
      if (!existsSync(file)) return []
      return readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .flatMap((line) => {
          try {
            return [JSON.parse(line)]
          } catch {
            return []
          }
        })
    },
    // The new line first: half of a note that was left behind must not swallow this one.
    note: (entry: object) => appendFile(file, `\n${JSON.stringify(entry)}\n`, { mode: 0o600 }),
    end: () => rmSync(file, { force: true }),
  }
}

export const isFinished = (folder: string) => existsSync(join(folder, sums))
export const isEmpty = (folder: string) =>
  !existsSync(folder) || readdirSync(folder).every((name) => name === unfinished)

/** Removes what is not among these files, then names them all: from here on the backup is one. */
export async function finish(folder: string, files: readonly Kept[]): Promise<void> {
  const named = new Set(files.map(({ path }) => path))
  for (const part of readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
    const path = join(part.parentPath, part.name)
    const inside = path.slice(join(folder, '/').length).replaceAll('\\', '/')
    if (part.isFile() && inside.includes('/') && !named.has(inside)) rmSync(path)
  }
  const lines = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).toSorted()
  await keepText(folder, sums, lines.join(''))
}

/**
 * Reads every file of a finished backup and compares. Gives the SHA-256 of its list, which names this backup, and
 * the paths. Throws Trouble that names each file which is damaged or missing.
 */
export async function verify(
  folder: string,
  tick: (done: number, all: number) => void,
): Promise<{ id: string; paths: string[] }> {
  if (!isFinished(folder)) throw new Trouble(`${folder} holds no finished backup: there is no ${sums} in it.`)
  const list = readKept(folder, sums)
  const faults: string[] = []
  const paths: string[] = []
  const lines = list.split('\n').filter(Boolean)
  for (const [done, line] of lines.entries()) {
    tick(done, lines.length)
    const [, sha256, path] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    if (!sha256 || !path) faults.push(`${sums} has a damaged line: ${line.slice(0, 200)}`)
    else {
      paths.push(path)
      const found = await sumOf(placeIn(folder, path))
      if (found !== sha256) faults.push(found ? `${path} is damaged` : `${path} is missing`)
    }
  }
  if (!paths.includes('backup.json')) faults.push(`${sums} does not name backup.json`)
  refuseFaults(folder, faults)
  return { id: createHash('sha256').update(list).digest('hex'), paths }
}

export function refuseFaults(folder: string, faults: readonly string[]): void {
  if (faults.length === 0) return
  const [shown, more] = [faults.slice(0, 20), faults.length - 20]
  const lines = [...shown, ...(more > 0 ? [`and ${more} more`] : [])].map((line) => `\n    ${line}`)
  throw new Trouble(`Nothing was restored: the backup in ${folder} is not whole.${lines.join('')}`)
}

/** SHA-256 of a file; undefined when it cannot be read. */
async function sumOf(place: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(place)) hash.update(chunk)
  } catch {
    return undefined
  }
  return hash.digest('hex')
}
