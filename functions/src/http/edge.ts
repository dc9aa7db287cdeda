import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/**
 * A call proves itself by a key that the API's stage knows (docs/decisions/022). Only then are the visitor's address
 * and the requested host trustworthy.
 */
export function comesThroughEdge({ headers, stageVariables }: APIGatewayProxyEventV2): boolean {
  const sentKey = digest(headers['x-origin-key'] ?? '')
  const accepted = (stageVariables?.edgeKeys ?? '').split(',').filter(Boolean)
  return accepted.some((key) => timingSafeEqual(digest(key), sentKey))
}

/** A comparison in constant time requires equal lengths. */
const digest = (key: string) => createHash('sha256').update(key).digest()
