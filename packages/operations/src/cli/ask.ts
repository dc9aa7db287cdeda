import { createInterface } from 'node:readline/promises'

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
