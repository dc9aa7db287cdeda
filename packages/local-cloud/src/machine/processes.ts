import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { attempt } from './files.ts'
import { survivePrinting, systemCode } from './log.ts'

/** Tells whether a process of this id runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
  return !/^State:\s*[ZX]/m.test(readProc(pid, 'status'))
}

/**
 * When a process began, in the kernel's own count; '' where the system does not say. Process ids are used again (after
 * the restart of a container at once), so only the id and this together name one process.
 */
export function startOf(pid: number): string {
  const stat = readProc(pid, 'stat')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2)
  return afterName.split(' ')[19] ?? ''
}

/** The command line of a process; '' where the system does not say. */
export function commandLine(pid: number): string {
  return readProc(pid, 'cmdline').replaceAll('\0', ' ')
}

function readProc(pid: number, file: string): string {
  return attempt(() => readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? ''
}

// Loaded in front of a child's own code: when the parent dies, even by SIGKILL, so does the child.
const endWithParent = "data:text/javascript,process.on('disconnect', () => process.exit(1)); process.channel?.unref()"

/** Starts a Node script as a child that does not outlive this process. Its output goes to pipes, `stderr` as it says. */
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

/** Starts any other program as such a child, where Linux has what it takes. It is silent. */
export function runProgram(program: string, args: string[]): ChildProcess {
  const setpriv = '/usr/bin/setpriv'
  return existsSync(setpriv)
    ? spawn(setpriv, ['--pdeathsig', 'TERM', program, ...args], { stdio: 'ignore' })
    : spawn(program, args, { stdio: 'ignore' })
}

/** How long an orderly end may take before this process simply ends; the launcher waits a little longer. */
const endWithinMs = 4000

/**
 * Starts something and stops it again on SIGINT, SIGTERM or SIGHUP, or when the launcher dies (its channel closes),
 * then ends this process. A signal during the start ends it at once: whatever it was doing is completed next time.
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
