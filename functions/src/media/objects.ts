import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { HttpRequest } from '@smithy/core/transport'
import { requestFor, type Storage, type StorageRequest } from './storage.ts'

const attempts = 2

/** Size in bytes, declared type and tag of an object's bytes; undefined when there is none. */
export async function headObject(storage: Storage, key: string) {
  const { statusCode, headers } = await send(storage, { method: 'HEAD', key })
  if (statusCode === 404) return undefined
  const { 'content-length': size, 'content-type': contentType = '', etag = '' } = headers
  return { size: Number(size), contentType, etag }
}

/** Bytes `from` up to but not including `to` of an object, as far as it has them. */
export async function readObject(storage: Storage, key: string, from: number, to: number): Promise<Buffer> {
  const { body } = await send(storage, { method: 'GET', key, headers: { range: `bytes=${from}-${to - 1}` } })
  return body
}

/** An object from its beginning, at most so many bytes of it, and their tag; undefined when there is none any more. */
export async function readBeginning(storage: Storage, key: string, bytes: number) {
  const range = `bytes=0-${bytes - 1}`
  const { statusCode, headers, body } = await send(storage, { method: 'GET', key, headers: { range } })
  return statusCode === 404 ? undefined : { file: body, etag: headers.etag ?? '' }
}

export interface NewObject {
  key: string
  contentType: string
  body: Buffer
}

export async function putObject(storage: Storage, { key, contentType, body }: NewObject): Promise<void> {
  const headers = { 'content-type': contentType, 'content-length': String(body.length) }
  await send(storage, { method: 'PUT', key, headers, body })
}

/** Removes an object; one that is gone already is as good. */
export async function removeObject(storage: Storage, key: string): Promise<void> {
  await send(storage, { method: 'DELETE', key })
}

/** Removes up to 1,000 objects, whose keys need no escaping, at once; those that are gone already are as good. */
export async function removeObjects(storage: Storage, keys: readonly string[]): Promise<void> {
  const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('')
  const body = Buffer.from(
    `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`,
  )
  const headers = {
    'content-type': 'application/xml',
    'content-length': String(body.length),
    'content-md5': createHash('md5').update(body).digest('base64'),
  }
  const answer = await send(storage, { method: 'POST', key: '', query: { delete: '' }, headers, body })
  const [, problem] = /<Error>.*?<Code>(\w+)</s.exec(answer.body.toString()) ?? []
  if (problem) throw new Error(`Removing ${keys[0]} and others was answered with ${problem}`)
}

/** Sends a signed request, once more when the network or the storage fails. Throws for what cannot be right. */
async function send(storage: Storage, request: StorageRequest) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await sendOnce(storage, request)
      if (answer.statusCode < 500) return answer
      throw storageError(request, answer.statusCode)
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

async function sendOnce(storage: Storage, request: StorageRequest) {
  const signed = await storage.signer.sign(requestFor(storage, request))
  const { response } = await storage.requests.handle(new HttpRequest(signed))
  const body = response.body instanceof Readable ? await buffer(response.body) : Buffer.alloc(0)
  const { statusCode } = response
  // Without the right to list a bucket S3 answers 403 for an object that does not exist.
  if (statusCode === 403 && request.method === 'HEAD') return { statusCode: 404, headers: response.headers, body }
  if (statusCode >= 400 && statusCode < 500 && statusCode !== 404) throw storageError(request, statusCode)
  return { statusCode, headers: response.headers, body }
}

const storageError = ({ method, key }: StorageRequest, httpStatusCode: number) =>
  Object.assign(new Error(`${method} ${key} was answered with ${httpStatusCode}`), { $metadata: { httpStatusCode } })
