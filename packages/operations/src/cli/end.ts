import { OperationError } from '../stages.ts'

/** Runs a command to its end. Trouble is its one sentence, as is what AWS or the system refuses; the rest is our fault. */
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
  if (error instanceof OperationError) return error.message
  // The file system or the network, whose message says what was tried.
  if ('syscall' in error && error.message) return error.message
  const isRefused = '$metadata' in error || error.name === 'CredentialsProviderError'
  return isRefused ? `AWS refused (${error.name}): ${error.message}` : error.stack
}
