import crypto from 'node:crypto'
import v4 from '@20minutes/s3rver/lib/signature/v4.js'

let isMended = false

/**
 * Mends two faults of s3rver 5.0.0 that lie outside of its server object, once for this whole process:
 *
 * - The AWS SDK signs a call on a bucket itself as `/bucket/`; s3rver computes the signature over `/bucket`, and would
 *   refuse every ListObjectsV2 and DeleteObjects.
 * - It encrypts the continuation tokens of lists with DES, which OpenSSL 3 no longer has, so that no second page could
 *   be listed. Nobody else reads these tokens: AES takes the place of DES, with a key and a block twice as long.
 */
export function mendLibrary(): void {
  if (isMended) return
  isMended = true
  const { getStringToSign } = v4
  v4.getStringToSign = (request, signature) => {
    const uri = /^\/[^/]+$/.test(request.uri) ? `${request.uri}/` : request.uri
    return getStringToSign({ ...request, uri }, signature)
  }
  const { createCipheriv, createDecipheriv } = crypto
  Object.assign(crypto, {
    createCipheriv: aesForDes(createCipheriv),
    createDecipheriv: aesForDes(createDecipheriv),
  })
}

type Make<T> = (name: string, key: crypto.CipherKey, iv: crypto.BinaryLike | null, options?: object) => T

function aesForDes<T>(make: Make<T>): Make<T> {
  return (name, key, iv, options) =>
    name === 'des' ? make('aes-128-cbc', doubled(key), doubled(iv)) : make(name, key, iv, options)
}

function doubled(bytes: unknown): Buffer {
  const once = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(8)
  return Buffer.concat([once, once])
}
