import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { lastPids } from '../machine/data-folder.ts'
import { privateFolder } from '../machine/files.ts'
import { logLine, UserError } from '../machine/log.ts'
import { freePort, untilAnswering } from '../machine/ports.ts'
import { commandLine, killGroup, runProgram } from '../machine/processes.ts'
import { mendStreams } from './mend-streams.ts'
import { tableCommand } from './table-command.ts'

const restartAfterMs = 2000
const RESPONSE_TIMEOUT_MS = 20_000
const endsWithinMs = 1500

export interface TableServer {
  endpoint: string
  stop(): Promise<void>
}

/**
 * Returns the given table server, or starts one and restarts it when it exits. Throws UserError if the given one does
 * not respond or no program for this machine is installed.
 */
export async function openTable(options: {
  dynamodbEndpoint: string | undefined
  dataFolder: string
  onStart(pid: number): void
}): Promise<TableServer> {
  const { dynamodbEndpoint, dataFolder, onStart } = options
  if (dynamodbEndpoint) {
    try {
      await fetch(dynamodbEndpoint, { signal: AbortSignal.timeout(5000) })
    } catch {
      throw new UserError(`No table server answers at DYNAMODB_ENDPOINT=${dynamodbEndpoint}.`)
    }
    return { endpoint: dynamodbEndpoint, stop: () => Promise.resolve() }
  }
  const folder = join(dataFolder, 'table')
  const file = join(folder, 'table.db')
  privateFolder(folder)
  // SQLite sets its side files to the mode of the database.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const command = await tableCommand()
  await endLeftover(lastPids(dataFolder).table, file)
  const server = await keepRunning(command, file, onStart)
  mendStreams(file)
  return server
}

async function keepRunning(
  [program, ...words]: [string, ...string[]],
  file: string,
  onStart: (pid: number) => void,
): Promise<TableServer> {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let stopping = false
  let child: ChildProcess
  let restart: NodeJS.Timeout | undefined

  const start = () => {
    child = runProgram(program, [...words, 'serve', '--port', String(port), '--db-path', file])
    if (child.pid) onStart(child.pid)
    child.once('error', (error) => logLine(`The table server could not be started: ${error.message}.`))
    child.once('exit', (code, signal) => {
      if (stopping) return
      restart = setTimeout(() => {
        logLine(`The table server had ended (${signal ?? `exit code ${code}`}); starting it again.`)
        start()
      }, restartAfterMs)
    })
  }
  start()
  // Some kernels do not end the server with this process.
  const onExit = () => killGroup(child, 'SIGKILL')
  process.once('exit', onExit)
  await untilAnswering(endpoint, RESPONSE_TIMEOUT_MS)
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

/** A table server of an earlier run would lock the file. */
async function endLeftover(pid: number | undefined, file: string): Promise<void> {
  if (!pid || !commandLine(pid).includes(file)) return
  killGroup({ pid }, 'SIGKILL')
  while (commandLine(pid) !== '') await scheduler.wait(20)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  // A stopped (SIGSTOP) process ignores SIGTERM. Acknowledged writes are on disk.
  const kill = setTimeout(() => killGroup(child, 'SIGKILL'), endsWithinMs)
  killGroup(child, 'SIGTERM')
  await once(child, 'exit')
  clearTimeout(kill)
}
