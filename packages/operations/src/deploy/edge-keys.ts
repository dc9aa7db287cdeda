import { randomBytes } from 'node:crypto'

/** The parameter that says which of the keys the edge sends, as infra/constructs/edge-keys.ts names it. */
export const sentParameter = 'EdgeKeySent'

const slots = 3
const newKey = () => randomBytes(32).toString('base64url')

/**
 * The parameters that change with a deployment, where `sent` is what the stack was deployed with: the edge sends the next
 * key, which the API accepts already; the one before stays accepted; and the third, which nobody sends any more, is made
 * anew to be the next. So it does not matter which of API and edge changes first, in a rollback neither.
 */
export function nextEdgeKeys(sent: string | undefined): Record<string, string> {
  if (sent === undefined) {
    const keys = Array.from({ length: slots }, (_, n) => [`EdgeKey${n}`, newKey()])
    return { [sentParameter]: '0', ...Object.fromEntries(keys) }
  }
  const next = (Number(sent) + 1) % slots
  return { [sentParameter]: String(next), [`EdgeKey${(next + 1) % slots}`]: newKey() }
}
