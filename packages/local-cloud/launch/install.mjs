import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNewEnough, nodeVersion } from './node-24.mjs'

const manager = 'pnpm@12.21.0'
const stampName = '.porchlight-installed'

/** Returns a sentence about a failure, else undefined. */
export function ensureInstalled(root) {
  const stamp = join(root, 'node_modules', stampName)
  const wanted = fingerprint(root)
  if (read(stamp) === wanted) return undefined
  process.stderr.write('Installing what Porchlight is built on (the first time this takes a minute or two) ...\n')
  const node = isNewEnough ? [] : ['-p', `node@${nodeVersion}`]
  const command = 'pnpm install --frozen-lockfile --reporter=append-only'
  const { status } = spawnSync('npx', ['-y', ...node, '-p', manager, '-c', command], {
    cwd: root,
    // CI=true keeps pnpm from asking before it replaces a folder.
    env: { ...process.env, CI: 'true' },
    // Stdout contains only what the task prints.
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) return 'Installing failed: see above for the reason, then run this again.'
  try {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(stamp, wanted)
  } catch (error) {
    return `The folder ${join(root, 'node_modules')} cannot be written (${error.code}).`
  }
  return undefined
}

function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`)
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name))
  for (const folder of ['.', 'functions', 'infra', 'web', 'test', ...packages.sort()]) {
    hash.update(`${folder}\n${read(join(root, folder, 'package.json'))}\n`)
  }
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc']) hash.update(`${read(join(root, file))}\n`)
  return hash.digest('hex')
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
