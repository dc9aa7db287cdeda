import { Trouble } from '../stages.ts'

/** Runs a command to its end; known trouble is its one sentence, as is what AWS or the system refuses; anything else is a fault of this program. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof Trouble) return error.message
  // Errors of AWS's clients, and of the file system and the network.
  const isRefused = '$metadata' in error || 'syscall' in error || error.name === 'CredentialsProviderError'
  return isRefused ? `${error.name}: ${error.message || String(error.cause)}` : error.stack
}
