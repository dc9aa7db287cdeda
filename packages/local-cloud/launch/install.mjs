import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNewEnough, nodeVersion } from './node-24.mjs'

const manager = 'pnpm@12.21.0'
const stampName = '.porchlight-installed'

/** Returns a sentence about a failure, else undefined. */
export async function ensureInstalled(root) {
  const stamp = join(root, 'node_modules', stampName)
  const wanted = fingerprint(root)
  if (read(stamp) === wanted) return undefined
  process.stderr.write('Installing what Porchlight is built on (the first time this takes a minute or two) ...\n')
  const { code, output } = await install(root)
  if (code !== 0) return explain(output)
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

function install(root) {
  const node = isNewEnough ? [] : ['-p', `node@${nodeVersion}`]
  const command = 'pnpm install --frozen-lockfile --reporter=append-only'
  return new Promise((resolve) => {
    // CI=true keeps pnpm from asking before it replaces a folder.
    const child = spawn('npx', ['-y', ...node, '-p', manager, '-c', command], {
      cwd: root,
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk) => {
      output = (output + chunk).slice(-20_000)
      if (process.env.PORCHLIGHT_VERBOSE) process.stderr.write(chunk)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const started = Date.now()
    const heartbeat = setInterval(() => {
      process.stderr.write(`  still installing (${Math.round((Date.now() - started) / 1000)} s) ...\n`)
    }, 15_000)
    const end = (code) => {
      clearInterval(heartbeat)
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted)
      resolve({ code, output })
    }
    const interrupted = () => {
      child.kill('SIGTERM')
      process.exit(130)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupted)
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

function explain(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'Installing failed: the disk is full.'
  if (/EACCES|EPERM|EROFS|permission denied|read-only/i.test(output)) {
    return 'Installing failed: the project folder or the package cache cannot be written.'
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|fetch failed|META_FETCH_FAIL/i.test(output)) {
    return 'Installing failed: the package registry cannot be reached; check the network and run this again.'
  }
  if (/OUTDATED_LOCKFILE|frozen-lockfile/i.test(output)) {
    return 'Installing failed: pnpm-lock.yaml does not match the package.json files; run "pnpm install" to bring it up to date.'
  }
  const lines = output.split('\n').filter((line) => /ERR|error/i.test(line))
  const reason = (lines.at(-1) ?? '').replace(/\s+/g, ' ').trim().slice(0, 300) || 'no reason was given'
  return `Installing failed: ${reason}. Run it again with PORCHLIGHT_VERBOSE=1 to see everything.`
}
