import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a file that is either the old or the new one, whole, whenever this process is killed. */
export function writeWhole(file: string, content: object): void {
  const unfinished = `${file}.${process.pid}.tmp`
  const descriptor = openSync(unfinished, 'w', 0o600)
  writeSync(descriptor, JSON.stringify(content))
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(unfinished, file)
}
