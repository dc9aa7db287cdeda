import { OperationError } from '../stages.ts'

/**
 * An OperationError or a refusal by AWS or the system prints its message; any other error prints its stack. All set
 * exit code 1.
 */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
  }
}

function messageOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperationError) return error.message
  // Messages of the file system and the network name the failed operation.
  if ('syscall' in error && error.message) return error.message
  const isRefused = '$metadata' in error || error.name === 'CredentialsProviderError'
  return isRefused ? `AWS refused (${error.name}): ${error.message}` : error.stack
}
