import { requestFor, type Storage } from './storage.ts'

export interface UploadGrant {
  key: string
  /** Signed when given, so that no other type can be sent. */
  contentType?: string
  /** In bytes; signed when given, so that no other length can be sent. */
  contentLength?: number
  /** In seconds; 5 minutes when not given. */
  expiresIn?: number
}

/** A presigned PUT address for exactly one object; what else is known of it is part of the signature, too. */
export async function presignUpload(
  storage: Storage,
  { key, contentType, contentLength, expiresIn = 300 }: UploadGrant,
): Promise<string> {
  const request = requestFor(storage, {
    method: 'PUT',
    key,
    headers: {
      // What the file will hash to is not known to a browser before it has read the file.
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(contentLength !== undefined && { 'content-length': String(contentLength) }),
    },
  })
  const signableHeaders = new Set(['content-type', 'content-length'])
  const { query = {} } = await storage.signer.presign(request, { expiresIn, signableHeaders })
  const url = new URL(key, storage.address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}
