import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const neededMajor = 24
/** The version that package.json pins for Linux and that npx fetches elsewhere. */
export const nodeVersion = '24.21.0'

export const isNewEnough = Number(process.versions.node.split('.')[0]) >= neededMajor

/** This Node, the one among the dependencies, or one that npx fetches, if 24 or newer; else undefined. */
export function findNode(root) {
  if (isNewEnough) return process.execPath
  const installed = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  return existsSync(installed) ? installed : fetched()
}

/** Running the fetched file itself, not npx, keeps the channel between parent and child. */
function fetched() {
  const words = ['-y', '-p', `node@${nodeVersion}`, 'node', '-p', 'process.execPath']
  const { stdout } = spawnSync('npx', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const path = (stdout ?? '').trim().split('\n').at(-1)
  return path && existsSync(path) ? path : undefined
}

/** PATH with the project's own programs first, then this Node. */
export function pathFor(root, node) {
  return [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH ?? ''].join(delimiter)
}
