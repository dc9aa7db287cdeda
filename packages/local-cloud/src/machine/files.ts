import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
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
