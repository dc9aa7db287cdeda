import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { median, percentile } from './statistics.ts'

const imports = 15
const requests = 300

const environment = {
  PATH: process.env.PATH,
  SITE_ORIGIN: 'https://www.homes.org',
  TABLE_NAME: 'bench',
  ORIGINALS_BUCKET: 'bench',
  VARIANTS_BUCKET: 'bench',
  SITE_BUCKET: 'bench',
  USER_POOL_ID: 'us-east-1_Bench0001',
  USER_POOL_CLIENT_ID: 'bench',
  USER_POOL_SCRIPT_CLIENT_ID: 'bench',
  USER_POOL_CLIENT_SECRET: 'bench',
  LOGIN_ORIGIN: 'https://login.example.com',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
}

/** Measures size and import time (ms) in new Node processes. */
export function benchBundles() {
  const folder = join(repositoryRoot, 'functions/dist')
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  return names.map((name) => {
    const file = join(folder, name, 'index.mjs')
    const times = Array.from({ length: imports }, () => importTime(file))
    return {
      function: name,
      'bundle KB': Math.round(statSync(file).size / 1024),
      'import ms': Math.round(median(times)),
    }
  })
}

function importTime(file: string): number {
  const script = `const start = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - start); process.exit()`
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env: environment }),
  )
}

/** Measures response times (ms) after a warm-up. */
export async function benchCall(name: string, address: string, init: RequestInit = {}) {
  const times: number[] = []
  for (let n = -20; n < requests; n++) {
    const start = performance.now()
    const response = await fetch(address, init)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    if (n >= 0) times.push(performance.now() - start)
  }
  return { route: name, 'p50 ms': median(times).toFixed(1), 'p99 ms': percentile(times, 0.99).toFixed(1) }
}
