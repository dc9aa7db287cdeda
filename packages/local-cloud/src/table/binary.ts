import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { UserError } from '../machine/log.ts'

/** Throws UserError if no table server exists for this machine. */
export function tableBinary(): string {
  const { platform, arch } = process
  try {
    const manifest = createRequire(import.meta.url).resolve(`@dynoxide/${platform}-${arch}/package.json`)
    return join(dirname(manifest), platform === 'win32' ? 'dynoxide.exe' : 'dynoxide')
  } catch {
    throw new UserError(
      `No table server is installed for ${platform} on ${arch}; start DynamoDB Local (or any other DynamoDB-compatible server) and name its address: DYNAMODB_ENDPOINT=http://localhost:8000 npm start.`,
    )
  }
}
