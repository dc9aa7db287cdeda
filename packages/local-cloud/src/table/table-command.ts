import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { UserError } from '../machine/log.ts'

/** Published for platforms whose own package is not in the lockfile. */
const published = 'dynoxide@1.2.1'

/**
 * Returns the installed table server, or `npx` with the published package. `machine` is such as `linux-x64`. Throws
 * UserError if there is neither.
 */
export async function tableCommand(machine = `${process.platform}-${process.arch}`): Promise<[string, ...string[]]> {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@dynoxide/${machine}/package.json`)
    return [join(dirname(manifest), 'dynoxide')]
  } catch {
    // No package for this machine.
  }
  try {
    await promisify(execFile)('npx', ['-y', published, '--version'])
    return ['npx', '-y', published]
  } catch {
    throw new UserError(
      `No table server is installed for ${machine}, and npx could not fetch ${published}; start DynamoDB Local (or any other DynamoDB-compatible server) and name its address: DYNAMODB_ENDPOINT=http://localhost:8000 npm start.`,
    )
  }
}
