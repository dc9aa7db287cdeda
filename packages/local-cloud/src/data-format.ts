import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { UserError } from './machine/log.ts'
import { runNode } from './machine/processes.ts'
import { root } from './settings.ts'

/** Throws UserError if this version cannot read the table's data. */
export async function checkDataFormat(dataFolder: string, variables: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...variables }
  const child = runNode(['packages/demo/src/data-format.ts'], { cwd: root, env, stderr: 'inherit' })
  const [found, [code, signal]] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'close')])
  if (code === 0) return
  throw new UserError(
    found
      ? `The data folder ${dataFolder} holds ${found}: move it away, or choose another: PORCHLIGHT_DATA=... npm start.`
      : `The data folder ${dataFolder} could not be read (${signal ?? `exit code ${code}`}).`,
  )
}
