import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { UserError } from '../machine/log.ts'
import { untilAnswering } from '../machine/ports.ts'
import { runNode } from '../machine/processes.ts'
import { addresses, root, type Settings, viteProgram } from '../settings.ts'

const startsWithinMs = 30_000

/** Serves the site; Vite forwards API and images to the CDN. Throws UserError if Vite does not respond. */
export async function startVite(settings: Settings, cdnPort: number): Promise<{ stop(): void }> {
  const at = addresses(settings)
  const child = runNode([viteProgram, '--host', 'localhost', '--port', String(settings.port), '--strictPort'], {
    cwd: join(root, 'web'),
    env: {
      ...process.env,
      // Without CI, Vite exits when its input is closed.
      CI: 'true',
      PORCHLIGHT_ORIGIN: at.site,
      PORCHLIGHT_PORTAL_ORIGIN: at.portal,
      PORCHLIGHT_CDN: `http://127.0.0.1:${cdnPort}`,
    },
    stderr: 'inherit',
  })
  child.stdout?.resume()
  try {
    await Promise.race([untilAnswering(`${at.site}/@vite/client`, startsWithinMs), ended(child)])
    return { stop: () => child.kill('SIGTERM') }
  } catch {
    child.kill('SIGKILL')
    throw new UserError("Vite's dev server did not start; see its message above.")
  }
}

async function ended(child: ChildProcess): Promise<never> {
  await once(child, 'exit')
  throw new Error('It ended')
}
