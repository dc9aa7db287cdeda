import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './files.ts'

/** Stdout contains only the ready line. */
export function logLine(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** Shown as one sentence without a stack. */
export class UserError extends Error {}

/** Returns the code of a system error, such as EADDRINUSE. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Prints the sentence of a UserError, and the stack of other errors. */
export function exitWithError(error: unknown): never {
  if (error instanceof UserError) logLine(error.message)
  else logLine(`Porchlight could not start: ${error instanceof Error ? error.stack : String(error)}`)
  process.exit(1)
}

/** Otherwise Node would exit if it cannot print (full disk, closed terminal). */
export function survivePrinting(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/**
 * Logs to <data>/functions.log, which each start empties. The returned function takes a function's name and a text, and
 * drops text that cannot be written.
 */
export function functionLog(dataFolder: string, { echo }: { echo: boolean }): (writer: string, text: string) => void {
  const file = attempt(() => openSync(join(dataFolder, 'functions.log'), 'w', 0o600))
  return (writer, text) => {
    const lines = text.replace(/\n$/, '').split('\n')
    const entry = lines.map((line) => `${new Date().toISOString()} ${writer} ${line}\n`).join('')
    if (echo) process.stderr.write(entry)
    if (file !== undefined) attempt(() => writeSync(file, entry))
  }
}
