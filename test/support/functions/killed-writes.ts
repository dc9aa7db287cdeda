import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bundleOptions } from '../../../infra/build/bundle.ts'
import type { Job } from './jobs.ts'

/** Before the n-th request is sent or after its response. */
export interface Death {
  request: number
  when: 'asking' | 'answered'
}

/** A bundle starts in a quarter of the time. */
async function bundleWriter() {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-writer-'))
  const script = path.join(folder, 'interruptible.mjs')
  const entry = fileURLToPath(new URL('interruptible.ts', import.meta.url))
  await build({ ...bundleOptions, entryPoints: [entry], outfile: script })
  return { script, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function startWriter(script: string): Promise<ChildProcessWithoutNullStreams> {
  const child = spawn(process.execPath, [script], { stdio: 'pipe' })
  child.stderr.pipe(process.stderr)
  await once(child.stdout, 'data')
  return child
}

/** The next process starts while one works. */
export async function startKiller() {
  const { script, remove } = await bundleWriter()
  let next = startWriter(script)
  return {
    /** Returns false if the process finished first. */
    async kill(job: Job, death: Death): Promise<boolean> {
      const child = await next
      next = startWriter(script)
      const exited = once(child, 'exit')
      child.stdin.write(`${JSON.stringify({ job, death })}\n`)
      const [code, signal] = await exited
      if (code !== 0 && signal !== 'SIGKILL') throw new Error(`${job.name} ended with ${code}`)
      return signal === 'SIGKILL'
    },
    async stop() {
      const child = await next
      child.kill('SIGKILL')
      await remove()
    },
  }
}
