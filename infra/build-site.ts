import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Builds the web app into `<web>/dist` unless that is there already; who changes the web app, or wants another origin
 * in it, builds first. Throws when the build fails; its own messages are on stderr.
 */
export function ensureSiteIsBuilt(web: string): string {
  const dist = path.join(web, 'dist')
  if (existsSync(path.join(dist, 'index.html'))) return dist
  const manifest = createRequire(path.join(web, 'package.json')).resolve('vite/package.json')
  const vite = path.join(path.dirname(manifest), 'bin/vite.js')
  // stdout is the CDK's own
  const { status } = spawnSync(process.execPath, [vite, 'build'], { cwd: web, stdio: ['ignore', 2, 2] })
  if (status !== 0)
    throw new Error('The web app could not be built, so there is nothing to deploy; see the messages above.')
  return dist
}
