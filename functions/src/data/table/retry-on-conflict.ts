import { setTimeout } from 'node:timers/promises'
import { unavailable } from '../../errors.ts'

/** Somebody else wrote between the read and the write of a change. */
class ConflictError extends Error {
  override readonly name = 'ConflictError'
}

export const writeConflict = () => new ConflictError('What was read has changed since')

const MAX_ATTEMPTS = 60
const MAX_DELAY_MS = 250

/**
 * Repeats a change that read outdated items, up to 60 times with delays of about 8 s in all, and then throws
 * `unavailable`.
 */
export async function retryOnConflict<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change()
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      if (attempt === MAX_ATTEMPTS) throw unavailable(error)
      await setTimeout(Math.random() * Math.min(MAX_DELAY_MS, 10 * 2 ** attempt))
    }
  }
}
