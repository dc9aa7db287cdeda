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
import { type ClientTimeouts, clientOptions, interactive } from './client-options.ts'

export interface Bucket {
  client: S3Client
  name: string
  /** It has a trailing slash. */
  address: URL
}

type BucketVariable = 'ORIGINALS_BUCKET' | 'VARIANTS_BUCKET' | 'SITE_BUCKET'

/** The bucket is in the environment's region or at AWS_ENDPOINT_URL_S3. */
export function bucketFromEnvironment(variable: BucketVariable, timeout: ClientTimeouts = interactive): Bucket {
  const name = requireEnvironment(variable)
  const region = requireEnvironment('AWS_REGION')
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  const client = new S3Client({
    ...clientOptions(timeout),
    // A presigned address would otherwise require a checksum of an unknown file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    client,
    name,
    address: new URL(endpoint ? `${endpoint}/${name}/` : `https://${name}.s3.${region}.amazonaws.com/`),
  }
}

/** Without the permission to list, S3 returns 403 for a missing object. */
const missing = [403, 404]

/** Returns undefined if the object does not exist. */
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

/** Returns undefined if the object does not exist. */
export async function readObject({ client, name }: Bucket, key: string) {
  try {
    const { Body, ETag: etag = '' } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }))
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

/** Overwrites an existing object. */
export async function putObject(bucket: Bucket, object: NewObject): Promise<void> {
  await put(bucket, object, {})
}

/**
 * Replaces the object with this ETag, or creates one where none exists. Returns false without writing if that has
 * changed.
 */
export async function replaceObject(bucket: Bucket, object: NewObject, etag: string | undefined): Promise<boolean> {
  try {
    await put(bucket, object, etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag })
    return true
  } catch (error) {
    // 409: a concurrent write of this key; 404: the object to replace does not exist.
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
 * Copies an object onto itself, so that the bucket sends the event of its arrival again. Bytes, type and ETag stay.
 * Returns false if it does not exist.
 */
export async function touchObject(bucket: Bucket, key: string): Promise<boolean> {
  const object = await headObject(bucket, key)
  if (!object) return false
  const { client, name } = bucket
  const itself = { Bucket: name, Key: key, CopySource: `${name}/${key}` }
  // S3 refuses to copy an object onto itself unless its metadata is replaced.
  await client.send(new CopyObjectCommand({ ...itself, MetadataDirective: 'REPLACE', ContentType: object.contentType }))
  return true
}

/** Copies bytes and type. Returns false if the source does not exist. */
export async function copyObject(bucket: Bucket, key: string, to: string): Promise<boolean> {
  if (!(await headObject(bucket, key))) return false
  const { client, name } = bucket
  await client.send(new CopyObjectCommand({ Bucket: name, Key: to, CopySource: `${name}/${key}` }))
  return true
}

/** With `etag`, deletes only that version. Returns false if it is another version; a missing object is fine. */
export async function removeObject({ client, name }: Bucket, key: string, etag?: string): Promise<boolean> {
  try {
    await client.send(new DeleteObjectCommand({ Bucket: name, Key: key, IfMatch: etag }))
    return true
  } catch (error) {
    return unlessStatus(error, etag === undefined ? [] : [404, 409, 412], false)
  }
}

/** Deletes up to 1,000 objects; missing ones are fine. Throws if one could not be deleted. */
export async function removeObjects({ client, name }: Bucket, keys: readonly string[]): Promise<void> {
  const Objects = keys.map((Key) => ({ Key }))
  const { Errors = [] } = await client.send(
    new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } }),
  )
  const [first] = Errors
  if (first) throw new Error(`Removing ${first.Key} was answered with ${first.Code}`)
}

/** Pages have at most 1,000 keys, in order. */
export async function* listKeys({ client, name }: Bucket, prefix: string): AsyncGenerator<string[]> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix }))
    yield Contents.flatMap(({ Key }) => Key ?? [])
}

/** Returns ETags by key. */
export async function listObjects({ client, name }: Bucket): Promise<Map<string, string>> {
  const tags = new Map<string, string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name }))
    for (const { Key, ETag } of Contents) if (Key && ETag) tags.set(Key, ETag)
  return tags
}

interface UploadGrant {
  key: string
  /** Signed if given, so that no other type can be sent. */
  contentType?: string
  /** Bytes; signed if given, so that no other length can be sent. */
  contentLength?: number
  /** Whether the address must be empty; otherwise an upload replaces the previous one. */
  once?: boolean
}

/** Seconds. Temporary credentials may expire earlier, and the address with them. */
const expiresIn = 300

/** Returns a PUT address for one object and the headers to send with it; others are refused. */
export async function presignUpload({ client, name }: Bucket, grant: UploadGrant) {
  const { key, contentType, contentLength, once } = grant
  const conditions = { ContentType: contentType, ContentLength: contentLength, IfNoneMatch: once ? '*' : undefined }
  const uploadURL = await getSignedUrl(
    client,
    new PutObjectCommand({ Bucket: name, Key: key, ...conditions }),
    // The presigner signs no type unless it is named, and would add one of its own.
    { expiresIn, ...(contentType && { signableHeaders: new Set(['content-type']) }) },
  )
  const headers = { ...(contentType && { 'content-type': contentType }), ...(once && { 'if-none-match': '*' }) }
  return { uploadURL, headers, expiresIn }
}

/** An uploaded file may claim to be HTML, so browsers must not render it. */
const asFile = { ResponseContentType: 'application/octet-stream', ResponseContentDisposition: 'attachment' }

/** The address is valid for 5 minutes. */
export const presignDownload = ({ client, name }: Bucket, key: string): Promise<string> =>
  getSignedUrl(client, new GetObjectCommand({ Bucket: name, Key: key, ...asFile }), { expiresIn })

/** Returns `value` if S3 responded with one of these statuses; rethrows otherwise. */
function unlessStatus<T>(error: unknown, statuses: readonly number[], value: T): T {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (status !== undefined && statuses.includes(status)) return value
  throw error
}
