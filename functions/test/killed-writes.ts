import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Job } from './jobs.ts'

/** When a process dies: at its n-th request to table or bucket, as it begins or when its answer is there. */
export interface Death {
  request: number
  when: 'asking' | 'answered'
}

const script = fileURLToPath(new URL('interruptible.ts', import.meta.url))

async function startWriter(): Promise<ChildProcessWithoutNullStreams> {
  const child = spawn(process.execPath, [script], { stdio: 'pipe' })
  child.stderr.pipe(process.stderr)
  await once(child.stdout, 'data')
  return child
}

/** Runs jobs in processes of their own that die by SIGKILL; the next process is started while one works. */
export function startKiller() {
  let next = startWriter()
  return {
    /** Gives whether the process died; false when it came to its end before. */
    async kill(job: Job, death: Death): Promise<boolean> {
      const child = await next
      next = startWriter()
      const exited = once(child, 'exit')
      child.stdin.write(`${JSON.stringify({ job, death })}\n`)
      const [code, signal] = await exited
      if (code !== 0 && signal !== 'SIGKILL') throw new Error(`${job.name} ended with ${code}`)
      return signal === 'SIGKILL'
    },
    async stop() {
      const child = await next
      child.kill('SIGKILL')
    },
  }
}

export type Killer = ReturnType<typeof startKiller>
