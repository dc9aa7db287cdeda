import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { attempt, privateFolder, readJson, writeJson } from './files.ts'
import { takeLock } from './lock.ts'
import { systemCode, UserError } from './log.ts'

/**
 * Creates the data folder, readable only by this user, and locks it. The returned function unlocks it. Throws UserError
 * if it is not writable or in use.
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

const parametersSchema = z.object({ SessionKey: z.string() })

/** Stack parameters that must not change. The first start stores them in the data folder. */
export function storedParameters(dataFolder: string): z.infer<typeof parametersSchema> {
  const file = join(dataFolder, 'parameters.json')
  const stored = attempt(() => readJson(file, parametersSchema))
  if (stored) return stored
  const made = { SessionKey: randomBytes(32).toString('hex') }
  writeJson(file, made)
  return made
}

const pidsSchema = z.record(z.string(), z.int())
type Pids = z.infer<typeof pidsSchema>

/** Writes <data>/pids.json for tests and clean-up. */
export function pidFile(dataFolder: string): (name: 'main' | 'table', pid: number) => void {
  const pids: Pids = {}
  return (name, pid) => {
    pids[name] = pid
    // A full disk must not stop the local cloud.
    attempt(() => writeJson(join(dataFolder, 'pids.json'), pids))
  }
}

/** Process ids of the last run, if any. */
export function lastPids(dataFolder: string): Pids {
  return attempt(() => readJson(join(dataFolder, 'pids.json'), pidsSchema)) ?? {}
}
