import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { isRunning, startOf } from './process-identity.ts'
import { systemCode } from './trouble.ts'

const holderSchema = z.object({ pid: z.int(), start: z.string() })

/**
 * Tries to take a lock file for this process. A lock whose process has died, however it died, is taken over.
 * Throws system errors when the file cannot be written.
 */
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
    const holder = holderOf(path)
    if (holder && isRunning(holder.pid) && startOf(holder.pid) === holder.start) return { holder: holder.pid }
    rmSync(path, { force: true })
  }
}

function holderOf(path: string): z.infer<typeof holderSchema> | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
