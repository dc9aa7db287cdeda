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

/** Returns undefined if `work` throws. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Throws for a missing file or another schema. */
export function readJson<S extends z.ZodMiniType>(path: string, schema: S): z.output<S> {
  return z.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
}

/** Only this user may enter it. An existing folder, such as /tmp, keeps its mode. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(path)
  const isShared = (mode & 0o1000) !== 0
  if (uid === process.getuid?.() && !isShared) chmodSync(path, 0o700)
}

/** Only this user may read it. Written atomically. */
export function writeJson(path: string, content: object): void {
  const unfinished = `${path}.${process.pid}.tmp`
  const descriptor = openSync(unfinished, 'w', 0o600)
  writeSync(descriptor, `${JSON.stringify(content, null, 2)}\n`)
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(unfinished, path)
}
