import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import * as z from 'zod/mini'
import { attempt, readJson } from './files.ts'
import { systemCode, UserError } from './log.ts'
import { isRunning, startOf } from './processes.ts'

const holderSchema = z.object({ pid: z.int(), start: z.string() })

/** Replaces the lock of a dead process. Throws system errors. */
export function takeLock(path: string): { release(): void } | { holder: number } {
  mkdirSync(dirname(path), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) })
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx' })
      return { release: () => rmSync(path, { force: true }) }
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error
    }
    const holder = attempt(() => readJson(path, holderSchema))
    if (holder && isRunning(holder.pid) && startOf(holder.pid) === holder.start) return { holder: holder.pid }
    rmSync(path, { force: true })
  }
}

const timeoutMs = 180_000

/** Local clouds of one checkout share build folders. Throws UserError after three minutes. */
export async function withBuildLock<T>(folder: string, build: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs
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
      throw new UserError(`Another Porchlight (process ${lock.holder}) has been building for minutes.`)
    await scheduler.wait(100)
  }
}
