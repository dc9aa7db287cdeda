import { createHash, createHmac } from 'node:crypto'
import { type HttpRequest, header } from '../machine/http.ts'
import { S3Error } from './s3-error.ts'

interface Signature {
  accessKeyId: string
  /** Date, region, service and terminator of the signing key. */
  scope: string[]
  /** In the format of X-Amz-Date: 20260101T000000Z. */
  date: string
  signedHeaders: string[]
  value: string
  payloadHash: string
  /** Seconds; undefined for a signed header. */
  expires?: number
}

const unsignedPayload = 'UNSIGNED-PAYLOAD'

/**
 * Verifies a version 4 signature in the Authorization header or a presigned URL. Returns the access key that signed
 * it. Throws S3Error.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function verifySignature(
  request: HttpRequest,
  body: Buffer,
  secretOf: (accessKeyId: string) => string | undefined,
): string {
  const query = new URLSearchParams(request.query)
  const signature = query.has('X-Amz-Signature') ? fromQuery(query) : fromHeaders(request)
  expectInTime(signature)
  expectAllSigned(request, query, signature)
  const secret = secretOf(signature.accessKeyId)
  if (secret === undefined)
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.')
  if (sign(request, query, signature, secret) !== signature.value)
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    )
  expectPayload(signature.payloadHash, body)
  return signature.accessKeyId
}

function fromQuery(query: URLSearchParams): Signature {
  const expires = Number(query.get('X-Amz-Expires'))
  if (!(expires >= 1 && expires <= 604_800))
    throw new S3Error('InvalidArgument', 'X-Amz-Expires must be between 1 and 604800')
  return {
    ...credential(query.get('X-Amz-Credential')),
    date: query.get('X-Amz-Date') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    value: query.get('X-Amz-Signature') ?? '',
    payloadHash: unsignedPayload,
    expires,
  }
}

function fromHeaders({ headers }: HttpRequest): Signature {
  const authorization = header(headers, 'authorization')
  if (authorization === undefined) throw new S3Error('AccessDenied', 'Access Denied')
  const form = /^AWS4-HMAC-SHA256 Credential=(.+?), ?SignedHeaders=(.+?), ?Signature=(.+)$/
  const [, from = '', names = '', value = ''] = form.exec(authorization) ?? []
  return {
    ...credential(from),
    date: header(headers, 'x-amz-date') ?? '',
    signedHeaders: names.split(';'),
    value,
    payloadHash: header(headers, 'x-amz-content-sha256') ?? '',
  }
}

function credential(text: string | null): Pick<Signature, 'accessKeyId' | 'scope'> {
  const [accessKeyId = '', ...scope] = (text ?? '').split('/')
  const [, , service, terminator] = scope
  if (service !== 's3' || terminator !== 'aws4_request')
    throw new S3Error('InvalidArgument', 'Only signatures of version 4 for the service s3 are taken here.')
  return { accessKeyId, scope }
}

function expectInTime({ date, scope, expires }: Signature): void {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const [year, month, day, hour, minute, second] = parts
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(signedAt) || !date.startsWith(`${scope[0]}T`))
    throw new S3Error('AccessDenied', 'The signature has no valid date')
  if (expires !== undefined && Date.now() > signedAt + expires * 1000)
    throw new S3Error('AccessDenied', 'Request has expired')
}

/** Unsigned headers could change the request, such as an ACL or the source of a copy. */
function expectAllSigned({ headers }: HttpRequest, query: URLSearchParams, { signedHeaders }: Signature): void {
  const inQuery = [...query.keys()].map((name) => name.toLowerCase())
  const covered = new Set(['x-amz-content-sha256', ...signedHeaders, ...inQuery])
  const names = headers.map(([name]) => name)
  const unsigned = names.filter((name) => name.startsWith('x-amz-') && !covered.has(name))
  if (unsigned.length > 0 || !covered.has('host'))
    throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed', {
      HeadersNotSigned: unsigned.join(', ') || 'host',
    })
}

function expectPayload(expected: string, body: Buffer): void {
  if (expected === unsignedPayload) return
  if (expected.startsWith('STREAMING-'))
    throw new S3Error('NotImplemented', 'The local buckets take no aws-chunked bodies.')
  if (expected !== sha256(body))
    throw new S3Error(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    )
}

function sign(request: HttpRequest, query: URLSearchParams, signature: Signature, secret: string): string {
  const { date, scope, signedHeaders, payloadHash } = signature
  const canonicalRequest = [
    request.method,
    request.uri,
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${canonicalHeader(request, name)}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonicalRequest)].join('\n')
  const hmac = (key: string | Buffer, message: string) => createHmac('sha256', key).update(message).digest()
  return hmac(scope.reduce<string | Buffer>(hmac, `AWS4${secret}`), text).toString('hex')
}

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].filter(([name]) => name !== 'X-Amz-Signature')
  return pairs
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalHeader = ({ headers }: HttpRequest, name: string) =>
  headers
    .filter(([given]) => given === name)
    .map(([, value]) => value.trim().replaceAll(/ +/g, ' '))
    .join(',')

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
