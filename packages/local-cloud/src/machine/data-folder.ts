import { join } from 'node:path'
import * as z from 'zod/mini'
import { attempt, privateFolder, readJson, writeJson } from './files.ts'
import { takeLock } from './lock.ts'
import { systemCode, UserError } from './log.ts'

/**
 * Makes the data folder (an absolute path), which nobody else on this machine may read, and takes it for this process
 * alone; gives a function that lets it go again. Throws Trouble when the folder cannot be written or another local cloud runs on it.
 */
export function takeDataFolder(folder: string): () => void {
  let lock: ReturnType<typeof takeLock>
  try {
    privateFolder(folder)
    lock = takeLock(join(folder, 'lock.json'))
  } catch (error) {
    const reason = systemCode(error) ?? 'unknown reason'
    throw new UserError(
      `The data folder ${folder} cannot be written (${reason}); choose another: PORCHLIGHT_DATA=... npm start.`,
    )
  }
  if ('release' in lock) return lock.release
  throw new UserError(
    `Porchlight already runs on the data folder ${folder} (process ${lock.holder}); stop it first, or choose another folder: PORCHLIGHT_DATA=... npm start.`,
  )
}

const pidsSchema = z.record(z.string(), z.int())
type Pids = z.infer<typeof pidsSchema>

/**
 * Keeps <data>/pids.json: the process ids of the local cloud by name, for tests and clean-up. `main` is this process,
 * `table` its table server. Gives the function that sets one.
 */
export function pidFile(dataFolder: string): (name: 'main' | 'table', pid: number) => void {
  const pids: Pids = {}
  return (name, pid) => {
    pids[name] = pid
    // A full disk must not end what runs.
    attempt(() => writeJson(join(dataFolder, 'pids.json'), pids))
  }
}

/** The process ids that the last run on this data folder left behind; empty when there are none. */
export function lastPids(dataFolder: string): Pids {
  return attempt(() => readJson(join(dataFolder, 'pids.json'), pidsSchema)) ?? {}
}
