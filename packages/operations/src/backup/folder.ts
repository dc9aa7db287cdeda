import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperationError } from '../stages.ts'

/** One item per line. */
export const TABLE = 'table.jsonl'
/** SHA-256 of every other file, for `sha256sum --check`. It is written last and marks a backup as complete. */
const CHECKSUMS = 'SHA256SUMS'

/** The path is below the folder, with slashes. */
export interface SavedFile {
  path: string
  sha256: string
}

/** Empties an unfinished backup. Throws OperationError if the folder holds a finished backup or other files. */
export async function openFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, CHECKSUMS)))
    throw new OperationError(`${folder} holds a finished backup. Choose another folder.`)
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length > 0 && !names.includes(TABLE))
    throw new OperationError(`${folder} is not empty and holds no backup. Choose another folder.`)
  for (const name of names) rmSync(join(folder, name), { recursive: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** The key has characters that every file system accepts. */
export const pathOfObject = ({ bucket, key }: { bucket: string; key: string }) =>
  [bucket, ...key.split('/').map((part) => encodeURIComponent(part).replace(/[!'()*~]|^\./g, hexadecimal))].join('/')

const hexadecimal = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Throws OperationError for a path that leads out of the folder. */
function pathIn(folder: string, path: string): string {
  if (!/^[\w%-][\w%.-]*(\/[\w%-][\w%.-]*)*$/.test(path))
    throw new OperationError(`${CHECKSUMS} names a file "${path}".`)
  return join(folder, path)
}

/** Only this user may read the file. Returns its path and checksum. */
export async function writeFile(
  folder: string,
  path: string,
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): Promise<SavedFile> {
  const place = pathIn(folder, path)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  async function* hashed(chunks: AsyncIterable<Uint8Array | string>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(Readable.from(content), hashed, createWriteStream(place, { mode: 0o600 }))
  return { path, sha256: hash.digest('hex') }
}

export const readText = (folder: string, path: string): string => readFileSync(pathIn(folder, path), 'utf8')
export const readBytes = (folder: string, path: string): Buffer => readFileSync(pathIn(folder, path))
export const readLines = (folder: string, path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(pathIn(folder, path)) })

/** Writing the checksums marks the backup as complete. */
export async function completeBackup(folder: string, files: readonly SavedFile[]): Promise<void> {
  const lines = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`)
  await writeFile(folder, CHECKSUMS, lines.toSorted())
}

/** Throws OperationError that names each damaged or missing file. */
export async function verifyBackup(folder: string): Promise<void> {
  if (!existsSync(join(folder, CHECKSUMS)))
    throw new OperationError(`${folder} holds no finished backup: it has no file ${CHECKSUMS}.`)
  const faults: string[] = []
  for await (const line of readLines(folder, CHECKSUMS)) {
    const [, sha256, path = ''] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    const actual = await sha256Of(pathIn(folder, path))
    if (actual !== sha256) faults.push(actual ? `${path} is damaged` : `${path} is missing`)
  }
  if (faults.length > 0)
    throw new OperationError([`Nothing was restored: ${folder} is not complete.`, ...faults].join('\n    '))
}

/** Returns undefined if the file cannot be read. */
async function sha256Of(place: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(place)) hash.update(chunk)
  } catch {
    return undefined
  }
  return hash.digest('hex')
}
