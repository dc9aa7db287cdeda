import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { requireEnvironment } from '../environment.ts'

/** The private bucket of original pictures, and the client that reaches it. */
export interface Storage {
  client: S3Client
  bucket: string
}

export interface UploadGrant {
  key: string
  contentType: string
  /** In bytes. */
  contentLength: number
  /** In seconds; 15 minutes when not given. */
  expiresIn?: number
}

/** The bucket named by ORIGINALS_BUCKET. */
export function storageFromEnvironment(): Storage {
  const bucket = requireEnvironment('ORIGINALS_BUCKET')
  // The default adds a checksum to what is signed, which a browser cannot know before it has read the file.
  return { bucket, client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }) }
}

/** A presigned PUT address for exactly one object: its key, type and length are part of the signature. */
export function presignUpload(
  { client, bucket }: Storage,
  { key, contentType, contentLength, expiresIn = 900 }: UploadGrant,
): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: contentType,
    ContentLength: contentLength,
  })
  return getSignedUrl(client, command, { expiresIn, signableHeaders: new Set(['content-type', 'content-length']) })
}
