import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** What a person at the keyboard types; nothing where there is none. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

/** Whether the person at the keyboard agrees; where there is none, nobody does. */
export const isAgreed = async (question: string) => /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim())

/** The same for what nobody may read over a shoulder: nothing of it is shown. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  // Only now: until it reads, the terminal itself would show what is typed.
  process.stdout.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
