import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  describeFailure,
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  unsteadyOfPlaywright,
} from './support/site/failures.ts'
import { repositoryRoot } from './support/site/repository-root.ts'

export interface TestSummary {
  passed: number
  failures: Failure[]
  /** Tests that passed only at their second attempt. */
  unsteady?: Failure[]
}

/** More of them are a fault of the product rather than of a busy machine. */
const MAX_UNSTEADY = 3

const projects = ['.', 'web', 'test']

// Processes start faster.
process.env.NODE_COMPILE_CACHE ??= join(repositoryRoot, 'node_modules/.cache/node')

const hook = new URL('support/import-by-path.mjs', import.meta.url)
const byPath = repositoryRoot.includes('%') ? { NODE_OPTIONS: `--import ${hook.href}` } : {}

export async function checkTypes(): Promise<TestSummary> {
  const tallies: TestSummary[] = []
  for (const project of projects) {
    const known = `node_modules/.cache/tsc/${project}.tsbuildinfo`
    tallies.push(await tool(`types of ${project}`, 'tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', known]))
  }
  return total(tallies)
}

export function lint(): Promise<TestSummary> {
  return tool('lint', 'biome', ['ci', '--error-on-warnings'])
}

export function findUnused(): Promise<TestSummary> {
  return tool('unused code', 'knip', [], byPath)
}

export function checkMetrics(): Promise<TestSummary> {
  return tool('metrics', process.execPath, ['test/metrics.ts'])
}

async function tool(name: string, command: string, commandArguments: string[], environment = {}): Promise<TestSummary> {
  const { code, output } = await run(command, commandArguments, { isKept: true, environment })
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, error: output }] }
}

export async function vitest(commandArguments: string[], options: RunOptions = {}): Promise<TestSummary> {
  const path = join(tmpdir(), `porchlight-vitest-${process.pid}-${Date.now()}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const { code, output } = await run('vitest', ['run', ...reporters, ...commandArguments], { ...options, isKept: true })
  const report = await readReport(path)
  const failures = report ? failuresOfVitest(report) : []
  // The report lacks errors outside of tests.
  const errors = output.slice(output.indexOf('Unhandled Error')).slice(0, 4_000)
  return withUncounted('vitest', { passed: report?.numPassedTests ?? 0, failures }, code, errors)
}

export async function playwright(projects: readonly string[], environment: NodeJS.ProcessEnv): Promise<TestSummary> {
  const names = projects.join('-')
  const path = join(tmpdir(), `porchlight-playwright-${process.pid}-${names}.json`)
  // A run clears its output folder.
  const output = `--output=test-results/${names}`
  const chosen = projects.map((name) => `--project=${name}`)
  const { code } = await run(
    'playwright',
    ['test', '--config', 'test/e2e/playwright.config.ts', '--no-deps', '--reporter=line,json', output, ...chosen],
    { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: path } },
  )
  const report = await readReport(path)
  const failures = report ? failuresOfPlaywright(report) : []
  const unsteady = report ? unsteadyOfPlaywright(report) : []
  const passed = (report?.stats?.expected ?? 0) + unsteady.length
  return { ...withUncounted(`playwright ${names}`, { passed, failures }, code), unsteady }
}

function total(tallies: readonly TestSummary[]): Required<TestSummary> {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    unsteady: tallies.flatMap(({ unsteady = [] }) => unsteady),
  }
}

export function printSummary(tallies: readonly TestSummary[]): void {
  const { passed, failures, unsteady } = total(tallies)
  for (const failure of [...unsteady, ...failures]) console.log(describeFailure(failure))
  if (unsteady.length > 0) console.log(`${unsteady.length} passed at their second attempt, at most ${MAX_UNSTEADY} may`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 || unsteady.length > MAX_UNSTEADY ? 1 : 0
}

/** A failure that no test explains (a crash, no test found) counts as one. */
function withUncounted(name: string, { passed, failures }: TestSummary, code: number, errors = ''): TestSummary {
  const unexplained = { name, error: `It ended with ${code}, and no test says why.\n${errors}` }
  return { passed, failures: code !== 0 && failures.length === 0 ? [unexplained] : failures }
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

const stopSignals = ['SIGINT', 'SIGTERM'] as const

interface RunOptions {
  environment?: NodeJS.ProcessEnv
  yields?: boolean
  isKept?: boolean
}

interface Ended {
  code: number
  output: string
}

function run(command: string, commandArguments: string[], options: RunOptions = {}): Promise<Ended> {
  const { environment, yields, isKept } = options
  const outputMode = isKept ? 'pipe' : 'inherit'
  const bin = [join(repositoryRoot, 'node_modules/.bin'), join(repositoryRoot, 'test/node_modules/.bin')].join(':')
  const child = spawn(command, commandArguments, {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...environment },
    stdio: ['ignore', outputMode, outputMode],
  })
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let output = ''
  const keep = (from: Readable | null, to: NodeJS.WriteStream) =>
    from?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      to.write(text)
    })
  keep(child.stdout, process.stdout)
  keep(child.stderr, process.stderr)
  const end = () => child.kill('SIGTERM')
  for (const signal of stopSignals) process.once(signal, end)
  return new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  }).finally(() => {
    for (const signal of stopSignals) process.off(signal, end)
  })
}
