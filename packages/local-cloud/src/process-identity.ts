import { readFileSync } from 'node:fs'
import { systemCode } from './trouble.ts'

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
 * When a process began, in the kernel's own count; '' where the system does not say. Process ids come round again,
 * after a restart of a container at once, and the two together do not.
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
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
