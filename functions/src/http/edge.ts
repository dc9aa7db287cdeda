import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/**
 * Whether a call comes through the site's own edge, which proves itself by a key that the API's stage knows
 * (docs/decisions/022). Only then is what the edge says of the visitor true: the address, and the host that was asked.
 */
export function comesThroughEdge({ headers, stageVariables }: APIGatewayProxyEventV2): boolean {
  const given = digest(headers['x-origin-key'] ?? '')
  const accepted = (stageVariables?.edgeKeys ?? '').split(',').filter(Boolean)
  return accepted.some((key) => timingSafeEqual(digest(key), given))
}

/** All of one length, as a comparison that takes the same time for every key needs it. */
const digest = (key: string) => createHash('sha256').update(key).digest()
