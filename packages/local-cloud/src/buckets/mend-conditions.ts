import type { Context, Middleware, Store } from '@20minutes/s3rver'
import S3Error from '@20minutes/s3rver/lib/models/error.js'
import { turns } from './turns.ts'

const failed = () => new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')
const missing = () => new S3Error('NoSuchKey', 'The specified key does not exist.')

/**
 * s3rver writes whatever conditions a PUT comes with. As on S3, `If-None-Match: *` writes only where nothing is, and
 * `If-Match` only over that version; such writes of one object come one after the other.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function keepConditions(store: () => Store): Middleware {
  const inTurn = turns()
  return (context, next) => {
    const condition = conditionOf(context)
    const [, bucket = '', key = ''] = /^\/([^/]+)\/(.+)$/.exec(decodeURIComponent(context.path)) ?? []
    if (!condition || !key) return next()
    return inTurn(context.path, async () => {
      const etag = await store()
        .getMetadata(bucket, key)
        .then((metadata) => String(metadata.etag))
        .catch(() => undefined)
      if ('absent' in condition ? etag !== undefined : etag !== undefined && etag !== condition.etag) throw failed()
      if ('etag' in condition && etag === undefined) throw missing()
      await next()
    })
  }
}

function conditionOf({ method, headers }: Context): { absent: true } | { etag: string } | undefined {
  if (method !== 'PUT') return undefined
  if (headers['if-none-match'] === '*') return { absent: true }
  const etag = headers['if-match']
  return etag === undefined ? undefined : { etag }
}
