import crypto from 'node:crypto'

let mended = false

/**
 * s3rver wraps its continuation tokens with DES, which OpenSSL 3 no longer has, so listing a second page would fail.
 * Nobody else reads these tokens, so AES stands in for that one cipher, with keys twice as long.
 */
export function mendPaging(): void {
  if (mended) return
  mended = true
  const { createCipheriv, createDecipheriv } = crypto
  type Arguments = [name: string, key: crypto.CipherKey, iv: crypto.BinaryLike | null]
  Object.assign(crypto, {
    createCipheriv: (...[name, key, iv, ...rest]: [...Arguments, ...object[]]) =>
      name === 'des'
        ? createCipheriv('aes-128-cbc', doubled(key), doubled(iv))
        : createCipheriv(name, key, iv, ...rest),
    createDecipheriv: (...[name, key, iv, ...rest]: [...Arguments, ...object[]]) =>
      name === 'des'
        ? createDecipheriv('aes-128-cbc', doubled(key), doubled(iv))
        : createDecipheriv(name, key, iv, ...rest),
  })
}

function doubled(bytes: unknown): Buffer {
  const once = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(8)
  return Buffer.concat([once, once])
}
