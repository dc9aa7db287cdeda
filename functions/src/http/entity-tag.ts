import { createHash } from 'node:crypto'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/**
 * An answer with its ETag, or 304 without a body when the caller has this very one already. `ifNoneMatch` is that
 * header's value (RFC 9110, 13.1.2). The tag is weak: one and the same answer comes compressed in several ways. It says
 * nothing of who asks, and is looked at after the call was allowed: whoever may not read hears 401 or 403 as ever.
 */
export function tagged(
  answer: APIGatewayProxyStructuredResultV2,
  ifNoneMatch: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const { statusCode, headers = {}, body } = answer
  if (statusCode !== 200 || body === undefined) return answer
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const etag = `W/"${tag}"`
  if (!names(ifNoneMatch, tag)) return { ...answer, headers: { ...headers, etag } }
  const { 'content-type': _, ...kept } = headers
  return { statusCode: 304, headers: { ...kept, etag } }
}

/** Whether `*`, or one of a list of tags, weak or strong, is this one; ours have no comma in them. */
const names = (ifNoneMatch: string | undefined, tag: string) =>
  ifNoneMatch?.split(',').some((one) => {
    const given = one.trim()
    return given === '*' || given.replace(/^W\//, '') === `"${tag}"`
  }) ?? false
