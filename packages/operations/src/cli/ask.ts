import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Returns an empty string without a terminal. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

/** Without a terminal the answer is no. */
export const isAgreed = async (question: string) => /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim())

/** Does not show what is typed. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  // Print this after the interface exists. Before, the terminal itself would echo what is typed.
  process.stdout.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
