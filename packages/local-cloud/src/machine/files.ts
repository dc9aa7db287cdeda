import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import * as z from 'zod/mini'

/** What `work` gives; undefined when it throws. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Reads a JSON file. Throws when there is none, and when it is not what the schema says. */
export function readJson<S extends z.ZodMiniType>(path: string, schema: S): z.output<S> {
  return z.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * Makes a folder, unless it is there, that only this user may enter. A shared one such as /tmp, and one of somebody
 * else, stays as it is. Throws system errors when it cannot be made.
 */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(path)
  const isShared = (mode & 0o1000) !== 0
  if (uid === process.getuid?.() && !isShared) chmodSync(path, 0o700)
}

/**
 * Writes a JSON file that only this user may read. Whenever this process is killed, the file is the old or the new one,
 * whole; a reader never sees half of it.
 */
export function writeJson(path: string, content: object): void {
  const unfinished = `${path}.${process.pid}.tmp`
  const descriptor = openSync(unfinished, 'w', 0o600)
  writeSync(descriptor, `${JSON.stringify(content, null, 2)}\n`)
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(unfinished, path)
}
