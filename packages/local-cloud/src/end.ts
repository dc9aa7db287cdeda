import { say } from './log.ts'
import { Trouble } from './trouble.ts'

/** Ends this process: known trouble is its sentence, anything else is a fault of this program and shows its stack. */
export function endWithTrouble(error: unknown): never {
  if (error instanceof Trouble) say(error.message)
  else say(`Porchlight could not start: ${error instanceof Error ? error.stack : String(error)}`)
  process.exit(1)
}
