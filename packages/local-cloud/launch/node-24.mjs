import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const wanted = 24

/** Path of a Node 24 or newer: this one, the one among the dependencies, or one that npx fetches; else undefined. */
export function findNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath
  const installed = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(installed) && majorOf(installed) >= wanted) return installed
  return fetched()
}

/** Running the fetched file itself, not npx, keeps the channel between parent and child. */
function fetched() {
  const command = `npx -y -p node@${wanted} node -p process.execPath`
  const { stdout } = spawnSync(command, { encoding: 'utf8', shell: true, stdio: ['ignore', 'pipe', 'ignore'] })
  const path = (stdout ?? '').trim().split('\n').at(-1)
  return path && existsSync(path) ? path : undefined
}

/** PATH with the project's own programs first. */
export function pathFor(root) {
  return [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
}

function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}
