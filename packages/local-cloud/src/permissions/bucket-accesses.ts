import type { Callers } from './callers.ts'

export interface BucketCall {
  accessKeyId: string
  /** HTTP method or LIST. */
  method: string
  bucket: string
  key: string | undefined
  copySource: string | undefined
  /** Value of If-Match. */
  condition: string | undefined
}

const objectActions: Record<string, string> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
}

/**
 * LIST asks for the right to list the bucket, which turns a missing object's 403 into 404.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
export function allowsBucketCall(
  callers: Pick<Callers, 'allows' | 'wouldAllow'>,
  { accessKeyId, method, bucket, key, copySource, condition }: BucketCall,
): boolean {
  const objectArn = (path: string) => `arn:aws:s3:::${path}`
  if (key === undefined) {
    const access = {
      action: method === 'GET' || method === 'LIST' ? 's3:ListBucket' : `s3:${method}`,
      resource: objectArn(bucket),
    }
    return method === 'LIST' ? callers.wouldAllow(accessKeyId, access) : callers.allows(accessKeyId, access)
  }
  const source = copySource === undefined ? [] : [decodeURIComponent(copySource.replace(/^\//, ''))]
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-deletes.html
  const isConditional = method === 'DELETE' && condition !== undefined && condition !== '*'
  const read = isConditional ? [...source, `${bucket}/${key}`] : source
  return [
    { action: objectActions[method] ?? `s3:${method}`, resource: objectArn(`${bucket}/${key}`) },
    ...read.map((path) => ({ action: 's3:GetObject', resource: objectArn(path) })),
  ].every((access) => callers.allows(accessKeyId, access))
}
