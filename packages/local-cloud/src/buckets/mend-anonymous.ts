import type { Middleware } from '@20minutes/s3rver'
import S3Error from '@20minutes/s3rver/lib/models/error.js'

/**
 * s3rver serves requests without a signature; the buckets of the templates are private. A browser's preflight carries
 * none and passes. To stand in front of all other middleware.
 */
export const refuseAnonymous: Middleware = async ({ method, headers, query }, next) => {
  const signed = 'authorization' in headers || 'X-Amz-Algorithm' in query
  if (method !== 'OPTIONS' && !signed) throw new S3Error('AccessDenied', 'Access Denied')
  await next()
}
