import { HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import { runningEnvironment } from './environment.ts'

/** The edge may serve a removed image for another minute. */
export async function isVariantStored(imageUrl: string): Promise<boolean> {
  const environment = await runningEnvironment()
  const client = new S3Client({
    endpoint: environment.AWS_ENDPOINT_URL_S3,
    forcePathStyle: true,
    region: environment.AWS_REGION,
    credentials: { accessKeyId: environment.AWS_ACCESS_KEY_ID, secretAccessKey: environment.AWS_SECRET_ACCESS_KEY },
  })
  try {
    await client.send(new HeadObjectCommand({ Bucket: environment.VARIANTS_BUCKET, Key: imageUrl.slice(1) }))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  } finally {
    client.destroy()
  }
}
