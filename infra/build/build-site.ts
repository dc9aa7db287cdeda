import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Builds the web apps for browsers and for the publisher unless both exist; rebuild after a change of the web app or
 * its origin. Throws if the build fails.
 */
export function ensureSiteIsBuilt(web: string): string {
  const dist = path.join(web, 'dist')
  const server = path.join(web, 'dist-server/entry-server.js')
  if ([path.join(dist, 'index.html'), path.join(dist, 'admin.html'), server].every((file) => existsSync(file)))
    return dist
  const manifest = createRequire(path.join(web, 'package.json')).resolve('vite/package.json')
  const vite = path.join(path.dirname(manifest), 'bin/vite.js')
  // stdout belongs to the CDK.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [vite, 'build'], { cwd: web, env, stdio: ['ignore', 2, 2] })
  if (status !== 0)
    throw new Error('The web app could not be built, so there is nothing to deploy; see the messages above.')
  return dist
}
