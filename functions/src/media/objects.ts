import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { HttpRequest } from '@smithy/core/transport'
import { requestFor, type Storage } from './storage.ts'

const attempts = 2

/** Size in bytes and declared type of an object; undefined when there is none. */
export async function headObject(storage: Storage, key: string) {
  const { statusCode, headers } = await send(storage, 'HEAD', key)
  if (statusCode === 404) return undefined
  return { size: Number(headers['content-length']), contentType: headers['content-type'] ?? '' }
}

/** Bytes `from` up to but not including `to` of an object, as far as it has them. */
export async function readObject(storage: Storage, key: string, from: number, to: number): Promise<Buffer> {
  const { body } = await send(storage, 'GET', key, { range: `bytes=${from}-${to - 1}` })
  return body
}

/** Removes an object; one that is gone already is as good. */
export async function removeObject(storage: Storage, key: string): Promise<void> {
  await send(storage, 'DELETE', key)
}

/** Sends a signed request, once more when the network or the storage fails. Throws for what cannot be right. */
async function send(storage: Storage, method: string, key: string, headers: Record<string, string> = {}) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await sendOnce(storage, method, key, headers)
      if (answer.statusCode < 500) return answer
      throw storageError(method, key, answer.statusCode)
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

async function sendOnce(storage: Storage, method: string, key: string, headers: Record<string, string>) {
  const signed = await storage.signer.sign(requestFor(storage, method, key, headers))
  const { response } = await storage.requests.handle(new HttpRequest(signed))
  const body = response.body instanceof Readable ? await buffer(response.body) : Buffer.alloc(0)
  const { statusCode } = response
  // Without the right to list a bucket S3 answers 403 for an object that does not exist.
  if (statusCode === 403 && method === 'HEAD') return { statusCode: 404, headers: response.headers, body }
  if (statusCode >= 400 && statusCode < 500 && statusCode !== 404) throw storageError(method, key, statusCode)
  return { statusCode, headers: response.headers, body }
}

const storageError = (method: string, key: string, httpStatusCode: number) =>
  Object.assign(new Error(`${method} ${key} was answered with ${httpStatusCode}`), { $metadata: { httpStatusCode } })
