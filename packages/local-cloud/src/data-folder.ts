import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from './lock.ts'
import { systemCode, Trouble } from './trouble.ts'

/**
 * Makes the data folder and takes it for this process alone; gives a function that lets it go again.
 * Throws Trouble when the folder cannot be written or another local cloud runs on it.
 */
export function takeDataFolder(folder: string): () => void {
  const lock = lockIn(folder)
  if ('release' in lock) return lock.release
  throw new Trouble(
    `Porchlight already runs on the data folder ${folder} (process ${lock.holder}); stop it first, or choose another folder: PORCHLIGHT_DATA=... npm start.`,
  )
}

function lockIn(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    return takeLock(join(folder, 'lock.json'))
  } catch (error) {
    const reason = systemCode(error) ?? 'unknown reason'
    throw new Trouble(
      `The data folder ${folder} cannot be written (${reason}); choose another: PORCHLIGHT_DATA=... npm start.`,
    )
  }
}
