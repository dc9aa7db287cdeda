import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { attempt } from './files.ts'
import { survivePrinting, systemCode } from './log.ts'

/** Returns whether a process with this id runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
  return !/^State:\s*[ZX]/m.test(readProc(pid, 'status'))
}

/**
 * Returns when a process began, in kernel ticks, or '' where unknown. Process ids are reused, at once after a
 * container restart, so only both together identify a process.
 */
export function startOf(pid: number): string {
  const stat = readProc(pid, 'stat')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2)
  return afterName.split(' ')[19] ?? ''
}

/** Returns '' where unknown. */
export function commandLine(pid: number): string {
  return readProc(pid, 'cmdline').replaceAll('\0', ' ')
}

function readProc(pid: number, file: string): string {
  return attempt(() => readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? ''
}

// Ends the child when the parent dies, even by SIGKILL.
const endWithParent = "data:text/javascript,process.on('disconnect', () => process.exit(1)); process.channel?.unref()"

/** Starts a child that ends with this process. */
export function runNode(
  args: string[],
  { stderr = 'pipe', ...options }: { cwd: string; env: NodeJS.ProcessEnv; stderr?: 'pipe' | 'inherit' },
): ChildProcess {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
  })
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)
  child.once('close', () => process.off('exit', killed))
  return child
}

/** Starts a silent child that ends with this process, where Linux supports it. */
export function runProgram(program: string, args: string[]): ChildProcess {
  const setpriv = '/usr/bin/setpriv'
  return existsSync(setpriv)
    ? spawn(setpriv, ['--pdeathsig', 'TERM', program, ...args], { stdio: 'ignore' })
    : spawn(program, args, { stdio: 'ignore' })
}

/** The launcher waits a little longer. */
const endWithinMs = 4000

/**
 * Stops the result of `start` on SIGINT, SIGTERM, SIGHUP or when the launcher dies, then exits. A signal during the
 * start exits at once: the next run completes unfinished work.
 */
export async function untilStopped(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  survivePrinting()
  let running: { stop(): Promise<void> } | undefined
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(0), endWithinMs).unref()
    Promise.resolve(running?.stop()).finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  process.on('disconnect', end)
  running = await start()
}
