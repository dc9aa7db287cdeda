import { join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { takeLock } from '../lock.ts'
import { Trouble } from '../trouble.ts'

const patienceMs = 180_000

/** Two local clouds of one checkout build into the same folders: the second waits until the first is done. */
export async function withBuildLock<T>(folder: string, build: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const lock = takeLock(join(folder, 'build.lock'))
    if ('release' in lock) {
      try {
        return await build()
      } finally {
        lock.release()
      }
    }
    if (Date.now() > deadline)
      throw new Trouble(`Another Porchlight (process ${lock.holder}) has been building for minutes.`)
    await scheduler.wait(100)
  }
}
