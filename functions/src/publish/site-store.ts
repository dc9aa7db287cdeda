import {
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { requireEnvironment } from '../environment.ts'

/** The bucket that the edge serves pages from. */
export interface SiteStore {
  client: S3Client
  bucket: string
}

/** One object as it is to be written. */
export interface PublishedObject {
  body: string
  contentType: string
  /** Read by the edge function page-status. */
  metadata?: Record<string, string>
}

/** The bucket named by SITE_BUCKET. */
export const storeFromEnvironment = (): SiteStore => ({
  client: new S3Client({
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  }),
  bucket: requireEnvironment('SITE_BUCKET'),
})

/** What S3 calls the stored bytes; undefined when there is no such object. */
export async function versionOf({ client, bucket }: SiteStore, key: string): Promise<string | undefined> {
  try {
    const { ETag } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
    return ETag
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

/** All objects below a prefix: their versions by key. */
export async function versionsBelow({ client, bucket }: SiteStore, prefix: string): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  let from: string | undefined
  do {
    const page: ListObjectsV2CommandOutput = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: from }),
    )
    for (const { Key, ETag } of page.Contents ?? []) if (Key && ETag) versions.set(Key, ETag)
    from = page.NextContinuationToken
  } while (from)
  return versions
}

/**
 * Writes an object in the place of a version, or where there was none. Gives false, having written nothing, when it
 * is another version by now: whoever wrote that may have read newer data.
 */
export async function replaceObject(
  { client, bucket }: SiteStore,
  key: string,
  { body, contentType, metadata }: PublishedObject,
  version: string | undefined,
): Promise<boolean> {
  try {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: contentType,
        CacheControl: 'public, max-age=0, must-revalidate',
        Metadata: metadata,
        ...(version === undefined ? { IfNoneMatch: '*' } : { IfMatch: version }),
      }),
    )
    return true
  } catch (error) {
    // 409: another write of this key at this moment; 404: the version to be replaced is gone
    if ([404, 409, 412].includes(statusOf(error) ?? 0)) return false
    throw error
  }
}

/** Removes an object; one that is gone already is as good. */
export async function removePage({ client, bucket }: SiteStore, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined)
