import type { Upload } from '@porchlight/contract/upload'
import { putFile, TransferError } from './put-file.ts'
import { nextRetry, type Retry } from './retry-policy.ts'
import type { Slots } from './slots.ts'
import { sleep, untilOnline } from './wait.ts'

/** Asks the server where one file of this type and size (bytes) goes; supplied by the page. */
export type PrepareUpload = (file: { type: string; size: number }, signal: AbortSignal) => Promise<Upload>

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
  prepare: PrepareUpload
  slots: Slots
  onProgress: (bytesSent: number) => void
  signal: AbortSignal
  put?: typeof putFile
}

/**
 * Sends one file, again as often as the retry policy says; waits while the browser is offline, which costs no attempt.
 * Gives the path to attach the picture by.
 * @throws PrepareError, TransferError, or the signal's reason when aborted.
 */
export async function transfer({ data, type, prepare, slots, onProgress, signal, put = putFile }: Transfer) {
  let target: Upload | undefined
  let attempt = 0
  for (;;) {
    await untilOnline(signal)
    await slots.calm(signal)
    try {
      target ??= await prepareOrFail(prepare, { type, size: data.size }, signal)
      await put({ address: target.uploadURL, data, type, onProgress, signal })
      return target.imageUrl ?? new URL(target.uploadURL).pathname
    } catch (error) {
      if (signal.aborted) throw error
      onProgress(0)
      if (isUnanswered(error) && !navigator.onLine) continue
      if (!(error instanceof TransferError)) throw error
      const retry: Retry | undefined = nextRetry(error.failed, attempt)
      if (!retry) throw error
      attempt += 1
      if (retry.renew) target = undefined
      if (retry.everyone) slots.backOff(retry.delay)
      await sleep(retry.delay, signal)
    }
  }
}

/** Whether the connection broke off before anybody answered. */
const isUnanswered = (error: unknown) =>
  error instanceof TransferError
    ? error.failed.status === 0
    : error instanceof PrepareError && error.cause instanceof TypeError

async function prepareOrFail(prepare: PrepareUpload, file: { type: string; size: number }, signal: AbortSignal) {
  try {
    return await prepare(file, signal)
  } catch (error) {
    signal.throwIfAborted()
    throw new PrepareError(error)
  }
}
