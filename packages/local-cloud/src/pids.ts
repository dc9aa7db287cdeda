import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const pidsSchema = z.record(z.string(), z.int())
export type Pids = z.infer<typeof pidsSchema>

/** Keeps <data>/pids.json: the process ids of the local cloud by name (`main`, `table` ...), for tests and clean-up. */
export function pidFile(dataFolder: string) {
  const path = join(dataFolder, 'pids.json')
  const pids: Pids = {}
  return {
    pids,
    set(name: string, pid: number) {
      pids[name] = pid
      // Renamed into place, so that a reader never sees half a file.
      writeFileSync(`${path}.new`, JSON.stringify(pids))
      renameSync(`${path}.new`, path)
    },
  }
}

/** The ids that the last run left behind. */
export function lastPids(dataFolder: string): Pids {
  try {
    return pidsSchema.parse(JSON.parse(readFileSync(join(dataFolder, 'pids.json'), 'utf8')))
  } catch {
    return {}
  }
}
