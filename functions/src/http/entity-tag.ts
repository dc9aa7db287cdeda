import { createHash } from 'node:crypto'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/**
 * Adds an ETag, or returns 304 without a body if the caller has it (RFC 9110, 13.1.2). The tag is weak, since a
 * response is compressed in several ways. This happens after authorization.
 */
export function addEntityTag(
  response: APIGatewayProxyStructuredResultV2,
  ifNoneMatch: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const { statusCode, headers = {}, body } = response
  if (statusCode !== 200 || body === undefined) return response
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const etag = `W/"${tag}"`
  if (!includesTag(ifNoneMatch, tag)) return { ...response, headers: { ...headers, etag } }
  const { 'content-type': _, ...kept } = headers
  return { statusCode: 304, headers: { ...kept, etag } }
}

/** Accepts `*` and lists of weak or strong tags. Our tags contain no comma. */
const includesTag = (ifNoneMatch: string | undefined, tag: string) =>
  ifNoneMatch?.split(',').some((entry) => {
    const candidate = entry.trim()
    return candidate === '*' || candidate.replace(/^W\//, '') === `"${tag}"`
  }) ?? false
