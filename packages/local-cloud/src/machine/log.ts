import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './files.ts'

/** Tells the person at the keyboard something, on stderr: stdout carries nothing but the ready line. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** Something that the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class UserError extends Error {}

/** Reads the code of a system error such as EADDRINUSE; undefined when it is something else. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Ends this process with code 1. Trouble is told by its sentence; anything else is a fault of this program and shows its stack. */
export function exitWithError(error: unknown): never {
  if (error instanceof UserError) say(error.message)
  else say(`Porchlight could not start: ${error instanceof Error ? error.stack : String(error)}`)
  process.exit(1)
}

/**
 * Lets this process live on when what it prints cannot be written: a full disk under a redirected stderr, a terminal
 * that is gone. Without a listener Node ends a process for that.
 */
export function survivePrinting(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

const mostLogBytes = 10 * 1024 * 1024

/**
 * Keeps what the functions print, or what the API notes of calls, in <data>/<name>.log, which each start begins anew and
 * which begins anew at `maxBytes`, the former one kept as <name>.former.log; `echo` also shows it on stderr. Gives the function to call
 * with a function's name and its text; it never throws, what cannot be written is lost.
 */
export function functionLog(
  dataFolder: string,
  { name = 'functions', echo, maxBytes = mostLogBytes }: { name?: string; echo: boolean; maxBytes?: number },
): (writer: string, text: string) => void {
  const path = join(dataFolder, `${name}.log`)
  let file: number | undefined
  let size = 0
  const begin = () => {
    file = attempt(() => openSync(path, 'w', 0o600))
    size = 0
  }
  begin()
  return (writer, text) => {
    const lines = text.replace(/\n$/, '').split('\n')
    const entry = lines.map((line) => `${new Date().toISOString()} ${writer} ${line}\n`).join('')
    if (echo) process.stderr.write(entry)
    const bytes = Buffer.from(entry)
    if (size > 0 && size + bytes.length > maxBytes) {
      const full = file
      attempt(() => full !== undefined && closeSync(full))
      attempt(() => renameSync(path, join(dataFolder, `${name}.former.log`)))
      begin()
    }
    size += attempt(() => (file === undefined ? 0 : writeSync(file, bytes.subarray(0, maxBytes)))) ?? 0
  }
}
