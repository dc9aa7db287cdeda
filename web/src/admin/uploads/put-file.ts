import type { FailedAttempt } from './retry-policy.ts'

/** The storage refused a file, or the connection to it failed (status 0). */
export class TransferError extends Error {
  readonly failed: FailedAttempt

  constructor(failed: FailedAttempt) {
    super(`${failed.status}: ${failed.body}`)
    this.name = 'TransferError'
    this.failed = failed
  }
}

interface PutFile {
  address: string
  data: Blob
  /** The type that was signed into the address. */
  type: string
  onProgress: (bytesSent: number) => void
  signal: AbortSignal
}

/** Milliseconds without any progress after which a connection counts as broken. */
const stallMs = 30_000

/**
 * Sends a file in one request; XMLHttpRequest, because fetch tells nothing of its progress.
 * @throws TransferError, or the signal's reason when aborted.
 */
export function putFile({ address, data, type, onProgress, signal }: PutFile): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout>
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        finish()
        request.abort()
        reject(new TransferError({ status: 0, body: '' }))
      }, stallMs)
    }
    const abort = () => {
      finish()
      request.abort()
      reject(signal.reason)
    }
    const finish = () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', abort)
    }
    request.upload.onprogress = ({ loaded }) => {
      watch()
      onProgress(loaded)
    }
    request.onload = () => {
      finish()
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new TransferError({ status: request.status, body: request.responseText }))
    }
    request.onerror = () => {
      finish()
      reject(new TransferError({ status: 0, body: '' }))
    }
    signal.addEventListener('abort', abort, { once: true })
    request.open('PUT', address)
    request.setRequestHeader('content-type', type)
    watch()
    request.send(data)
  })
}
