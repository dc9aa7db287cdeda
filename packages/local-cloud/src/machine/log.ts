import { createWriteStream } from 'node:fs'
import { join } from 'node:path'

/** Tells the person at the keyboard something, on stderr: stdout carries nothing but the ready line. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

const told = new Set<string>()

/** Says a sentence once in the life of this process. */
export function sayOnce(sentence: string): void {
  if (told.has(sentence)) return
  told.add(sentence)
  say(sentence)
}

/** Something that the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class Trouble extends Error {}

/** Reads the code of a system error such as EADDRINUSE; undefined when it is something else. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Ends this process with code 1. Trouble is told by its sentence; anything else is a fault of this program and shows its stack. */
export function endWithTrouble(error: unknown): never {
  if (error instanceof Trouble) say(error.message)
  else say(`Porchlight could not start: ${error instanceof Error ? error.stack : String(error)}`)
  process.exit(1)
}

/**
 * Keeps what the functions print in <data>/functions.log, which each start begins anew; `echo` also shows it on stderr.
 * Gives the function to call with a function's name and its text.
 */
export function functionLog(dataFolder: string, { echo }: { echo: boolean }): (name: string, text: string) => void {
  const file = createWriteStream(join(dataFolder, 'functions.log'))
  return (name, text) => {
    const lines = text.replace(/\n$/, '').split('\n')
    const entry = lines.map((line) => `${new Date().toISOString()} ${name} ${line}\n`).join('')
    file.write(entry)
    if (echo) process.stderr.write(entry)
  }
}
