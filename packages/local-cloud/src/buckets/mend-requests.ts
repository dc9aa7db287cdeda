import type { Middleware, Store } from '@20minutes/s3rver'
import S3Error from '@20minutes/s3rver/lib/models/error.js'
import { turns } from './turns.ts'

/**
 * s3rver serves requests without a signature; the buckets of the templates are private. A browser's preflight carries
 * none and passes. To stand in front of all other middleware.
 */
export const refuseAnonymous: Middleware = async ({ method, headers, query }, next) => {
  const signed = 'authorization' in headers || 'X-Amz-Algorithm' in query
  if (method !== 'OPTIONS' && !signed) throw new S3Error('AccessDenied', 'Access Denied')
  await next()
}

/**
 * s3rver writes whatever conditions a PUT comes with. As on S3, `If-None-Match: *` writes only where nothing is, and
 * `If-Match` only over that version; such writes of one object come one after the other.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function keepConditions(store: () => Store): Middleware {
  const inTurn = turns()
  return ({ method, path, headers: { 'if-match': version, 'if-none-match': absence } }, next) => {
    const [, bucket = '', key] = /^\/([^/]+)\/(.+)$/.exec(decodeURIComponent(path)) ?? []
    if (method !== 'PUT' || !key || (version === undefined && absence !== '*')) return next()
    return inTurn(path, async () => {
      const there = await store()
        .getMetadata(bucket, key)
        .catch(() => undefined)
      if (version && !there) throw new S3Error('NoSuchKey', 'The specified key does not exist.')
      if (version ? there?.etag !== version : there) {
        throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')
      }
      await next()
    })
  }
}
