import v4 from '@20minutes/s3rver/lib/signature/v4.js'

let mended = false

/**
 * The AWS SDK signs a call on a bucket itself as `/bucket/`; s3rver computes the signature over `/bucket`, and would
 * refuse every ListObjectsV2 and DeleteObjects.
 */
export function mendSignatures(): void {
  if (mended) return
  mended = true
  const original = v4.getStringToSign
  v4.getStringToSign = (request, signature) => {
    const uri = /^\/[^/]+$/.test(request.uri) ? `${request.uri}/` : request.uri
    return original({ ...request, uri }, signature)
  }
}
