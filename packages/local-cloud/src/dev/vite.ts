import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { Trouble } from '../machine/log.ts'
import { addresses, root, type Settings } from '../settings.ts'

const startsWithinMs = 30_000

/** Starts Vite's dev server of the web app on a port of loopback and waits until it answers. */
export async function startVite(port: number, settings: Settings): Promise<{ stop(): void }> {
  const web = join(root, 'web')
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json')
  const at = addresses(settings)
  const { CI: _, ...env } = process.env
  const child = spawn(
    process.execPath,
    [join(dirname(manifest), 'bin/vite.js'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: web,
      // Without CI in its environment Vite ends when its input closes, so it never outlives this process.
      env: { ...env, PORCHLIGHT_ORIGIN: at.site, PORCHLIGHT_PORTAL_ORIGIN: at.portal },
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  const deadline = Date.now() + startsWithinMs
  while (child.exitCode === null && Date.now() < deadline) {
    try {
      await fetch(`http://127.0.0.1:${port}/@vite/client`)
      return { stop: () => child.kill('SIGTERM') }
    } catch {
      await scheduler.wait(50)
    }
  }
  child.kill('SIGKILL')
  throw new Trouble("Vite's dev server did not start; see its message above.")
}
