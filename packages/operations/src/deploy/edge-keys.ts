import { randomBytes } from 'node:crypto'

/** infra/constructs/edge-keys.ts declares this parameter, the number of the key that the edge sends. */
export const sentParameter = 'EdgeKeySent'

const slots = ['EdgeKey0', 'EdgeKey1', 'EdgeKey2']
const newKey = () => randomBytes(32).toString('base64url')

/**
 * Returns the stack parameters that a deployment changes. `deployed`: the parameters of the stack, empty for a new one.
 * The edge sends the next key, which the API already accepts. The previous key stays accepted, and the unused third key
 * is replaced. So API and edge may change in any order, also in a rollback. The key of session ids stays, since another
 * one would end every session.
 */
export function nextEdgeKeys(deployed: ReadonlyMap<string, string>): Record<string, string> {
  const missing = [...slots, 'SessionKey'].filter((name) => !deployed.has(name))
  const made = Object.fromEntries(missing.map((name) => [name, newKey()]))
  const sent = deployed.get(sentParameter)
  if (sent === undefined) return { [sentParameter]: '0', ...made }
  const next = (Number(sent) + 1) % slots.length
  return { [sentParameter]: String(next), ...made, [`EdgeKey${(next + 1) % slots.length}`]: newKey() }
}
