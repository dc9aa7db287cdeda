import { assumedExpiresIn, type Upload, uploadTypes } from '@porchlight/contract/images/upload'
import { callApi } from '../../shared/api/client.ts'
import { putFile, TransferError } from './put-file.ts'
import { hasArrived, isExpired, isTooMuch, retryDelay } from './retry-policy.ts'
import type { UploadQueue } from './upload-queue.ts'

/** No address could be had; `cause` is the call's error. */
export class PrepareError extends Error {
  constructor(cause: unknown) {
    super('Failed to get upload URL', { cause })
    this.name = 'PrepareError'
  }
}

interface Transfer {
  data: Blob
  type: string
  queue: UploadQueue
  onProgress: (bytesSent: number) => void
  signal: AbortSignal
  prepare?: typeof requestUpload
  put?: typeof putFile
}

/**
 * Sends one file, again as often as the retry policy says; waits while the browser is offline, which costs no attempt.
 * Only an attempt takes a place in the queue, and a further one goes before the first ones of other files.
 * Gives the path to attach the picture by.
 * @throws PrepareError, TransferError, or the signal's reason when aborted.
 */
export async function transfer(given: Transfer) {
  const { data, type, queue, onProgress, signal, prepare = requestUpload, put = putFile } = given
  let target: Target | undefined
  let attempt = 0
  /** Gives the path, or after how many milliseconds the next attempt may follow. */
  const send = async (): Promise<string | number> => {
    if (!navigator.onLine) await orAborted(signal, (resolve) => addEventListener('online', resolve, { once: true }))
    try {
      if (!target || Date.now() >= target.goodUntil)
        target = await prepareOrFail(prepare, { type, size: data.size }, signal)
      const headers = { 'content-type': type, ...target.headers }
      await put({ address: target.uploadURL, data, headers, onProgress, signal })
      return pathOf(target)
    } catch (error) {
      if (signal.aborted) throw error
      if (target && error instanceof TransferError && hasArrived(error.failed)) return pathOf(target)
      onProgress(0)
      if (isUnanswered(error) && !navigator.onLine) return 0
      if (!(error instanceof TransferError)) throw error
      const delay = retryDelay(error.failed, attempt)
      if (delay === undefined) throw error
      attempt += 1
      if (isExpired(error.failed)) target = undefined
      // here, before the next in the queue takes this one's place
      if (isTooMuch(error.failed)) queue.backOff(delay)
      return delay
    }
  }
  for (let priority = 0; ; priority = 1) {
    const sent = await queue.add(send, { signal, priority })
    if (typeof sent === 'string') return sent
    await orAborted(signal, (resolve) => setTimeout(resolve, sent))
  }
}

/** Waits until `resolve` is called. @throws the signal's reason when that is aborted first. */
function orAborted(signal: AbortSignal, begin: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    begin(resolve)
  })
}

/** Whether the connection broke off before anybody answered. */
const isUnanswered = (error: unknown) =>
  error instanceof TransferError
    ? error.failed.status === 0
    : error instanceof PrepareError && error.cause instanceof TypeError

/** An address, and until when it may be sent to, in ms since 1970: asking anew is sooner done than sending in vain. */
interface Target extends Upload {
  goodUntil: number
}

const pathOf = ({ imageUrl, uploadURL }: Target) => imageUrl ?? new URL(uploadURL).pathname

async function prepareOrFail(
  prepare: typeof requestUpload,
  file: { type: string; size: number },
  signal: AbortSignal,
): Promise<Target> {
  const asked = Date.now()
  try {
    const upload = await prepare(file, signal)
    return { ...upload, goodUntil: asked + (upload.expiresIn ?? assumedExpiresIn) * 1000 }
  } catch (error) {
    signal.throwIfAborted()
    throw new PrepareError(error)
  }
}

/** An address for one file, of this type and size in bytes. */
function requestUpload(file: { type: string; size: number }, signal: AbortSignal): Promise<Upload> {
  const contentType = uploadTypes.find((type) => type === file.type)
  return callApi('POST /api/objects/upload', {
    body: { contentLength: file.size, ...(contentType ? { contentType } : {}) },
    signal,
  })
}
