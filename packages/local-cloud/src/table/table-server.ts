import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { say, Trouble } from '../machine/log.ts'
import { commandLine } from '../machine/processes.ts'

const restartAfterMs = 2000
const answersWithinMs = 20_000

export interface TableServer {
  endpoint: string
  stop(): Promise<void>
}

/**
 * Runs the table server on a file and starts it again, on the same port, whenever it dies.
 * `onStart` hears the process id of each start. Throws Trouble where no program for this machine is installed.
 */
export async function startTableServer(options: {
  file: string
  port: number
  onStart(pid: number): void
}): Promise<TableServer> {
  const program = tableBinary()
  const endpoint = `http://127.0.0.1:${options.port}`
  let stopping = false
  let child: ChildProcess
  let restart: NodeJS.Timeout | undefined

  const start = () => {
    child = run(program, ['serve', '--port', String(options.port), '--db-path', options.file])
    if (child.pid) options.onStart(child.pid)
    child.once('error', (error) => say(`The table server could not be started: ${error.message}.`))
    child.once('exit', (code, signal) => {
      if (stopping) return
      restart = setTimeout(() => {
        say(`The table server had ended (${signal ?? `exit code ${code}`}); starting it again.`)
        start()
      }, restartAfterMs)
    })
  }
  start()
  // However this process ends: where the kernel does not see to it, this does.
  const onExit = () => child.kill('SIGKILL')
  process.once('exit', onExit)
  await answers(endpoint)
  return {
    endpoint,
    async stop() {
      stopping = true
      process.off('exit', onExit)
      clearTimeout(restart)
      await end(child)
    },
  }
}

/** Ends a table server that an earlier run left behind, which would hold on to the file. */
export async function endLeftover(pid: number | undefined, file: string): Promise<void> {
  if (!pid || !commandLine(pid).includes(file)) return
  process.kill(pid, 'SIGKILL')
  while (commandLine(pid) !== '') await scheduler.wait(20)
}

function run(program: string, args: string[]): ChildProcess {
  const setpriv = '/usr/bin/setpriv'
  // Where Linux has it, the kernel ends the server when this process dies, even by SIGKILL.
  return existsSync(setpriv)
    ? spawn(setpriv, ['--pdeathsig', 'TERM', program, ...args], { stdio: 'ignore' })
    : spawn(program, args, { stdio: 'ignore' })
}

async function answers(endpoint: string): Promise<void> {
  const deadline = Date.now() + answersWithinMs
  for (;;) {
    try {
      await fetch(endpoint)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await scheduler.wait(15)
    }
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    // A stopped (SIGSTOP) process takes no SIGTERM; every acknowledged write is on disk already.
    const kill = setTimeout(() => child.kill('SIGKILL'), 1500)
    child.once('exit', () => {
      clearTimeout(kill)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Path of the table server's program. Throws Trouble where there is none for this machine. */
export function tableBinary(): string {
  const { platform, arch } = process
  try {
    const manifest = createRequire(import.meta.url).resolve(`@dynoxide/${platform}-${arch}/package.json`)
    return join(dirname(manifest), platform === 'win32' ? 'dynoxide.exe' : 'dynoxide')
  } catch {
    throw new Trouble(
      `No table server is installed for ${platform} on ${arch}; start DynamoDB Local (or any other DynamoDB-compatible server) and name its address: DYNAMODB_ENDPOINT=http://localhost:8000 npm start.`,
    )
  }
}
