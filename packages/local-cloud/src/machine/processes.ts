import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
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
  return !/^(State:\s*)?[ZX]/m.test(hasProc ? readProc(pid, 'status') : ps(pid, 'stat'))
}

/** When a process began, or '' if unknown. Process ids are reused, so only both together identify a process. */
export function startOf(pid: number): string {
  if (!hasProc) return ps(pid, 'lstart')
  const stat = readProc(pid, 'stat')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2)
  return afterName.split(' ')[19] ?? ''
}

/** Returns '' if unknown. */
export function commandLine(pid: number): string {
  return hasProc ? readProc(pid, 'cmdline').replaceAll('\0', ' ') : ps(pid, 'command')
}

/** False on macOS. */
const hasProc = existsSync('/proc/self/stat')

function ps(pid: number, column: string): string {
  return spawnSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' }).stdout?.trim() ?? ''
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

/** Starts a silent program with its own process group. Where Linux supports it, it ends with this process. */
export function runProgram(program: string, args: string[]): ChildProcess {
  const setpriv = '/usr/bin/setpriv'
  const options: SpawnOptions = { stdio: 'ignore', detached: true }
  return existsSync(setpriv)
    ? spawn(setpriv, ['--pdeathsig', 'TERM', program, ...args], options)
    : spawn(program, args, options)
}

/** Sends a signal to a program of `runProgram` and to its children, such as those of `npx`. */
export function killGroup({ pid }: Pick<ChildProcess, 'pid'>, signal: NodeJS.Signals): void {
  // It may have ended.
  if (pid) attempt(() => process.kill(-pid, signal))
}

/** The launcher waits a little longer. */
const endWithinMs = 4000

/**
 * Stops the result of `start` on SIGINT, SIGTERM, SIGHUP or the launcher's death. A signal during the start exits at
 * once; the next run completes unfinished work.
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
