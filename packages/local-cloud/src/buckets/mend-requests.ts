import type { Context, Middleware } from '@20minutes/s3rver'
import S3Error from '@20minutes/s3rver/lib/models/error.js'

/**
 * s3rver serves requests without a signature, and headers that no signature covers; the buckets of the templates are
 * private, and S3 refuses what could change the meaning of a signed address, such as an ACL or the source of a copy. A
 * browser's preflight carries no signature and passes. To stand in front of all other middleware.
 */
export const refuseUnsigned: Middleware = async ({ method, headers, query }, next) => {
  const signed = query['X-Amz-SignedHeaders'] ?? /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]
  if (method !== 'OPTIONS' && signed === undefined) throw new S3Error('AccessDenied', 'Access Denied')
  const covered = new Set(['x-amz-content-sha256', ...(signed ?? '').split(';')])
  const others = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !covered.has(name))
  if (others.length > 0) {
    const message = 'There were headers present in the request which were not signed'
    throw new S3Error('AccessDenied', message, { HeadersNotSigned: others.join(', ') })
  }
  await next()
}

/**
 * s3rver writes whatever conditions a PUT comes with. As on S3, `If-None-Match: *` writes only where nothing is, and
 * `If-Match` only over that version. Hands both on to the store (mend-writes.ts), so that signatures are checked first.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export const keepConditions: Middleware = (context, next) => {
  const { store, headers } = context
  const condition = { version: headers['if-match'], absence: headers['if-none-match'] === '*' }
  const putObject: Context['store']['putObject'] = (object) => store.putObject({ ...object, condition })
  context.store = Object.assign(Object.create(store), { putObject })
  return next()
}
