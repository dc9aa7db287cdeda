import { randomBytes } from 'node:crypto'

/** infra/constructs/edge-keys.ts declares this parameter, the number of the key that the edge sends. */
export const sentParameter = 'EdgeKeySent'

const slots = 3
const newKey = () => randomBytes(32).toString('base64url')

/**
 * Returns the stack parameters to change. `sent` is the deployed value of `sentParameter`. The edge sends the next
 * key, which the API already accepts. The previous key stays accepted, and the unused third key is replaced. So API
 * and edge may change in any order, also in a rollback.
 */
export function nextEdgeKeys(sent: string | undefined): Record<string, string> {
  if (sent === undefined) {
    const keys = Array.from({ length: slots }, (_, n) => [`EdgeKey${n}`, newKey()])
    return { [sentParameter]: '0', ...Object.fromEntries(keys) }
  }
  const next = (Number(sent) + 1) % slots
  return { [sentParameter]: String(next), [`EdgeKey${(next + 1) % slots}`]: newKey() }
}
