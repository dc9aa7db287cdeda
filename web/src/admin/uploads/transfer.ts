import { assumedExpiresIn, type Upload, uploadTypes } from '@porchlight/contract/images/upload'
import { callApi } from '../../shared/api/client.ts'
import { isReadable } from './is-readable.ts'
import { putFile, TransferError } from './put-file.ts'
import { isAlreadyStored, isExpired, isTooManyRequests, retryDelay } from './retry-policy.ts'
import type { UploadQueue } from './upload-queue.ts'

/** `cause` is the error of the call. */
export class PrepareError extends Error {
  constructor(cause: unknown) {
    super('Failed to get upload URL', { cause })
    this.name = 'PrepareError'
  }
}

export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
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
 * Uploads one file with retries. Failures while offline do not count. Only attempts occupy the queue; retries come
 * first. Returns the image's path. @throws PrepareError, TransferError, UnreadableFileError, or the signal's reason.
 */
export async function transfer(options: Transfer) {
  const { data, type, queue, onProgress, signal, prepare = requestUpload, put = putFile } = options
  let target: Target | undefined
  let attempt = 0
  /** Returns the path, or the delay before the next attempt in ms. */
  const send = async (): Promise<string | number> => {
    await queue.untilOnline(signal)
    if (!(await isReadable(data))) throw new UnreadableFileError()
    const startedAt = Date.now()
    try {
      if (!target || Date.now() >= target.validUntil)
        target = await prepareOrFail(prepare, { type, size: data.size }, signal)
      const headers = { 'content-type': type, ...target.headers }
      await put({ address: target.uploadURL, data, headers, onProgress, signal })
      queue.noteArrival(data.size, Date.now() - startedAt)
      return pathOf(target)
    } catch (error) {
      if (signal.aborted) throw error
      if (target && error instanceof TransferError && isAlreadyStored(error)) return pathOf(target)
      onProgress(0)
      const hasResponse = !isUnanswered(error)
      queue.noteFailure(hasResponse)
      if (!hasResponse) {
        // Browsers report an unreadable file like a lost connection.
        if (!(await isReadable(data))) throw new UnreadableFileError()
        if (!navigator.onLine) return 0
      }
      if (!(error instanceof TransferError)) throw error
      const delay = retryDelay(error, attempt)
      if (delay === undefined) throw error
      attempt += 1
      if (isExpired(error)) target = undefined
      if (isTooManyRequests(error)) queue.backOff(delay)
      return delay
    }
  }
  for (let priority = 0; ; priority = 1) {
    const result = await queue.add(send, { signal, priority })
    if (typeof result === 'string') return result
    await wait(result, signal)
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    setTimeout(resolve, ms)
  })
}

const isUnanswered = (error: unknown) =>
  error instanceof TransferError
    ? error.status === 0
    : error instanceof PrepareError && error.cause instanceof TypeError

/** `validUntil` is in epoch ms. */
interface Target extends Upload {
  validUntil: number
}

const pathOf = ({ imageUrl, uploadURL }: Target) => imageUrl ?? new URL(uploadURL).pathname

async function prepareOrFail(
  prepare: typeof requestUpload,
  file: { type: string; size: number },
  signal: AbortSignal,
): Promise<Target> {
  const requestedAt = Date.now()
  try {
    const upload = await prepare(file, signal)
    return { ...upload, validUntil: requestedAt + (upload.expiresIn ?? assumedExpiresIn) * 1000 }
  } catch (error) {
    signal.throwIfAborted()
    throw new PrepareError(error)
  }
}

function requestUpload(file: { type: string; size: number }, signal: AbortSignal): Promise<Upload> {
  const contentType = uploadTypes.find((type) => type === file.type)
  return callApi('POST /api/objects/upload', {
    body: { contentLength: file.size, ...(contentType ? { contentType } : {}) },
    signal,
  })
}
