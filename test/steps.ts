import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from './fixtures/repository-root.ts'

export interface Tally {
  passed: number
  failed: number
}

/** Packages with a tsconfig of their own. */
const packages = [
  'packages/contract',
  'packages/site',
  'packages/local-cloud',
  'packages/demo',
  'packages/operations',
  'functions',
  'infra',
  'web',
  'test',
]

/** Each package type-checked is one test; what did not change since the last time is not looked at again. */
export async function checkTypes(): Promise<Tally> {
  const codes: number[] = []
  for (const folder of packages) {
    const known = `node_modules/.cache/tsc/${folder.replace('/', '-')}.tsbuildinfo`
    codes.push(await run('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', known]))
  }
  return tally(codes)
}

export async function lint(): Promise<Tally> {
  return tally([await run('biome', ['ci', '--error-on-warnings'])])
}

/** Files, exports and dependencies that nobody uses (knip.jsonc). */
export async function findUnused(): Promise<Tally> {
  return tally([await run('knip', [])])
}

/** Runs Vitest and counts its tests; a run that could not report counts as one failure. */
export async function vitest(commandArguments: string[], options: RunOptions = {}): Promise<Tally> {
  const report = join(tmpdir(), `porchlight-vitest-${process.pid}-${Date.now()}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', ['run', ...reporters, ...commandArguments], options)
  const result = await readReport(report)
  const counted = { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 }
  return withUncounted(counted, code)
}

/** Runs projects of the Playwright config and counts their tests. */
export async function playwright(projects: readonly string[], environment: NodeJS.ProcessEnv): Promise<Tally> {
  const names = projects.join('-')
  const report = join(tmpdir(), `porchlight-playwright-${process.pid}-${names}.json`)
  // A run clears the folder that it writes to, where another one may have left screenshots.
  const output = `--output=test-results/${names}`
  const chosen = projects.map((name) => `--project=${name}`)
  const code = await run(
    'playwright',
    ['test', '--config', 'test/e2e/playwright.config.ts', '--no-deps', '--reporter=line,json', output, ...chosen],
    { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  const stats = (await readReport(report))?.stats
  const counted = {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.skipped ?? 0),
  }
  return withUncounted(counted, code)
}

export function total(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** A failing exit that no counted test explains (a crash, no test found) is a failure of its own. */
function withUncounted(counted: Tally, code: number): Tally {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function tally(codes: readonly number[]): Tally {
  return { passed: codes.filter((code) => code === 0).length, failed: codes.filter((code) => code !== 0).length }
}

async function readReport(path: string) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  } finally {
    await rm(path, { force: true })
  }
}

/** A stopped test run takes its tools along. */
const stopSignals = ['SIGINT', 'SIGTERM'] as const

interface RunOptions {
  environment?: NodeJS.ProcessEnv
  /** Lets others have the processors first. */
  yields?: boolean
}

/** Exit code of a tool from node_modules/.bin, run in the repository's root with its output shown. */
function run(command: string, commandArguments: string[], { environment, yields }: RunOptions = {}): Promise<number> {
  const bin = [join(repositoryRoot, 'node_modules/.bin'), join(repositoryRoot, 'test/node_modules/.bin')].join(':')
  const child = spawn(command, commandArguments, {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const end = () => child.kill('SIGTERM')
  for (const signal of stopSignals) process.once(signal, end)
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  }).finally(() => {
    for (const signal of stopSignals) process.off(signal, end)
  })
}
