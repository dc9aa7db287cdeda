import { UserError } from './log.ts'
import { runNode } from './processes.ts'

const MAX_OUTPUT_LENGTH = 4000

/** Throws UserError with the end of the script's output if it fails. */
export function runStep(what: string, args: string[], options: Parameters<typeof runNode>[1]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = runNode(args, options)
    let output = ''
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT_LENGTH)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', (error) => reject(new UserError(`${what} failed: ${error.message}.`)))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new UserError(`${what} failed: ${reasonIn(output)}`))
    })
  })
}

/** Drops Node's stack and source excerpt. */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => !/^\s+at |^Node\.js v|^\s*\^+\s*$|^\s*(errors|warnings): \[/.test(line))
  const first = lines.findIndex((line) => /^(Uncaught )?\w*Error\b|^✗|^✘|^error\b|\berror during build/i.test(line))
  const message = lines
    .slice(Math.max(0, first))
    .join('\n')
    .replace(/\{?\s*\}?\s*$/, '')
  return message.trim() || 'it said nothing'
}
