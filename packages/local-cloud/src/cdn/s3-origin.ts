import * as z from 'zod/mini'
import { attempt } from '../machine/files.ts'
import type { HeaderLines, HttpResponse, Origin } from '../machine/http.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const words = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
)
const policySchema = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(z.object({ Effect: z.string(), Action: words, Principal: z.unknown() })),
  }),
})

/** Returns names of buckets whose policy lets CloudFront list them. */
export function listableBuckets(template: CloudTemplate): Set<string> {
  const policies = template.ofType(policySchema, 'AWS::S3::BucketPolicy').map(({ properties }) => properties)
  const listable = policies.filter(({ PolicyDocument }) =>
    PolicyDocument.Statement.some(({ Effect, Action, Principal }) => {
      const isForCloudFront = JSON.stringify(Principal).includes('"cloudfront.amazonaws.com"')
      return Effect === 'Allow' && isForCloudFront && Action.includes('s3:ListBucket')
    }),
  )
  return new Set(listable.map(({ Bucket }) => Bucket))
}

/** Reads as an authorized caller; undefined if the object does not exist. */
type Read = (key: string, requested: HeaderLines) => HttpResponse | undefined

/** With `listable`, S3 answers 404 instead of 403 for a missing object. */
export function s3Origin(read: Read, options: { listable: boolean }): Origin {
  const missing = options.listable
    ? s3Error(404, 'NoSuchKey', 'The specified key does not exist.')
    : s3Error(403, 'AccessDenied', 'Access Denied')
  return {
    async fetch({ method, uri, headers }) {
      if (method !== 'GET' && method !== 'HEAD') {
        return s3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
      }
      const key = attempt(() => decodeURIComponent(uri.replace(/^\/+/, '')))
      return (key && read(key, headers)) || missing
    },
  }
}

function s3Error(status: number, code: string, message: string): HttpResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  return { status, headers: [['content-type', 'application/xml']], body: Buffer.from(body) }
}
