import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { requireEnvironment } from '../environment.ts'
import { type ClientTimeouts, clientOptions, prompt } from './client-options.ts'

/** A private bucket, and the client that reaches it. */
export interface Bucket {
  client: S3Client
  name: string
  /** Where its objects lie, with a closing slash. */
  address: URL
}

/** Pictures as they were uploaded; what visitors receive of them; and the pages that the edge serves. */
type BucketVariable = 'ORIGINALS_BUCKET' | 'VARIANTS_BUCKET' | 'SITE_BUCKET'

/** The bucket that a variable names, in the region of the environment or at its AWS_ENDPOINT_URL_S3. */
export function bucketFromEnvironment(variable: BucketVariable, timeout: ClientTimeouts = prompt): Bucket {
  const name = requireEnvironment(variable)
  const region = requireEnvironment('AWS_REGION')
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  const client = new S3Client({
    ...clientOptions(timeout),
    // A presigned address would otherwise demand the checksum of a file that nobody has read yet.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    client,
    name,
    address: new URL(endpoint ? `${endpoint}/${name}/` : `https://${name}.s3.${region}.amazonaws.com/`),
  }
}

/** Without the right to list a bucket S3 answers 403 for an object that does not exist. */
const missing = [403, 404]

/** Size in bytes, headers and tag of an object; undefined when there is none. */
export async function headObject({ client, name }: Bucket, key: string) {
  try {
    const {
      ContentLength: size = 0,
      ContentType: contentType = '',
      CacheControl: cacheControl,
      Metadata: metadata = {},
      ETag: etag = '',
    } = await client.send(new HeadObjectCommand({ Bucket: name, Key: key }))
    return { size, contentType, cacheControl, metadata, etag }
  } catch (error) {
    return unlessStatus(error, missing, undefined)
  }
}

/**
 * Bytes `from` up to but not including `to` of an object, as far as it has them, and their tag; undefined when there
 * is no such object any more.
 */
export async function readObject({ client, name }: Bucket, key: string, from: number, to: number) {
  try {
    const { Body, ETag: etag = '' } = await client.send(
      new GetObjectCommand({ Bucket: name, Key: key, Range: `bytes=${from}-${to - 1}` }),
    )
    return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag }
  } catch (error) {
    return unlessStatus(error, missing, undefined)
  }
}

export interface NewObject {
  key: string
  contentType: string
  body: Buffer | string
  cacheControl?: string
  metadata?: Record<string, string>
}

/** Writes an object, whatever was there. */
export async function putObject(bucket: Bucket, object: NewObject): Promise<void> {
  await put(bucket, object, {})
}

/**
 * Writes an object in the place of the one with this tag, or where there was none. Gives false, having written
 * nothing, when it is another one by now.
 */
export async function replaceObject(bucket: Bucket, object: NewObject, etag: string | undefined): Promise<boolean> {
  try {
    await put(bucket, object, etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag })
    return true
  } catch (error) {
    // 409: another write of this key at this moment; 404: the object to be replaced is gone
    return unlessStatus(error, [404, 409, 412], false)
  }
}

const put = (
  { client, name }: Bucket,
  { key, contentType, body, cacheControl, metadata }: NewObject,
  condition: { IfMatch?: string; IfNoneMatch?: string },
) =>
  client.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: body,
      ContentType: contentType,
      CacheControl: cacheControl,
      Metadata: metadata,
      ...condition,
    }),
  )

/**
 * Copies an object onto itself, so that the bucket tells of it as of one that has just come; bytes, type and tag stay.
 * Gives false where there is none.
 */
export async function touchObject(bucket: Bucket, key: string): Promise<boolean> {
  const object = await headObject(bucket, key)
  if (!object) return false
  const { client, name } = bucket
  const itself = { Bucket: name, Key: key, CopySource: `${name}/${key}` }
  // S3 refuses to copy an object onto itself unless what is said of it is said anew.
  await client.send(new CopyObjectCommand({ ...itself, MetadataDirective: 'REPLACE', ContentType: object.contentType }))
  return true
}

/**
 * Removes an object, with `etag` only if it still is that version; one that is gone already is as good. Returns false,
 * having removed nothing, when it is another version by now.
 */
export async function removeObject({ client, name }: Bucket, key: string, etag?: string): Promise<boolean> {
  try {
    await client.send(new DeleteObjectCommand({ Bucket: name, Key: key, IfMatch: etag }))
    return true
  } catch (error) {
    return unlessStatus(error, etag === undefined ? [] : [404, 409, 412], false)
  }
}

/** Removes up to 1,000 objects at once; those that are gone already are as good. Throws when one could not be. */
export async function removeObjects({ client, name }: Bucket, keys: readonly string[]): Promise<void> {
  const Objects = keys.map((Key) => ({ Key }))
  const { Errors = [] } = await client.send(
    new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } }),
  )
  const [first] = Errors
  if (first) throw new Error(`Removing ${first.Key} was answered with ${first.Code}`)
}

/** Yields the keys that begin with a prefix in their order, page by page (at most 1,000). */
export async function* listKeys({ client, name }: Bucket, prefix: string): AsyncGenerator<string[]> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix }))
    yield Contents.flatMap(({ Key }) => Key ?? [])
}

/** The tags of all objects, by key. */
export async function listObjects({ client, name }: Bucket): Promise<Map<string, string>> {
  const tags = new Map<string, string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name }))
    for (const { Key, ETag } of Contents) if (Key && ETag) tags.set(Key, ETag)
  return tags
}

interface UploadGrant {
  key: string
  /** Signed when given, so that no other type can be sent. */
  contentType?: string
  /** In bytes; signed when given, so that no other length can be sent. */
  contentLength?: number
  /** Whether nothing may lie there yet; else what is sent takes the place of what was sent before. */
  once?: boolean
}

/** Seconds. The credentials that sign it, temporary ones on AWS, may end at any time after, and the address with them. */
const expiresIn = 300

/**
 * A presigned PUT address for exactly one object; what else is known of it is part of the signature, too. Gives the
 * headers to be sent with it: whoever sends others is refused.
 */
export async function presignUpload({ client, name }: Bucket, grant: UploadGrant) {
  const { key, contentType, contentLength, once } = grant
  const conditions = { ContentType: contentType, ContentLength: contentLength, IfNoneMatch: once ? '*' : undefined }
  const uploadURL = await getSignedUrl(
    client,
    new PutObjectCommand({ Bucket: name, Key: key, ...conditions }),
    // The presigner leaves the type unsigned unless it is named; where none is given, it would sign one of its own.
    { expiresIn, ...(contentType && { signableHeaders: new Set(['content-type']) }) },
  )
  const headers = { ...(contentType && { 'content-type': contentType }), ...(once && { 'if-none-match': '*' }) }
  return { uploadURL, headers, expiresIn }
}

/** What was uploaded may claim to be a page: no browser shows it as one. */
const asFile = { ResponseContentType: 'application/octet-stream', ResponseContentDisposition: 'attachment' }

/** A presigned GET address of one object as a file to be kept, good for 5 minutes. */
export const presignDownload = ({ client, name }: Bucket, key: string): Promise<string> =>
  getSignedUrl(client, new GetObjectCommand({ Bucket: name, Key: key, ...asFile }), { expiresIn })

/** Gives `value` when S3 answered with one of these statuses; throws the error otherwise. */
function unlessStatus<T>(error: unknown, statuses: readonly number[], value: T): T {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (status !== undefined && statuses.includes(status)) return value
  throw error
}
