import { Trouble } from '../stages.ts'

/** Runs a command to its end; known trouble is its one sentence, anything else a fault of this program. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  }
}
