/** Status 0 is a failed connection. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
    this.body = body
  }
}

interface PutFile {
  address: string
  data: Blob
  headers: Record<string, string>
  onProgress: (bytesSent: number) => void
  signal: AbortSignal
}

/** On a slow uplink, full buffers take a minute to report progress. */
const STALL_TIMEOUT_MS = 120_000
const SLOWEST_BYTES_PER_MS = 10

/** XMLHttpRequest, because fetch reports no progress. @throws TransferError, or the signal's reason. */
export function putFile({ address, data, headers, onProgress, signal }: PutFile): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    let stall: ReturnType<typeof setTimeout>
    const watch = (bytesOnTheWay: number) => {
      clearTimeout(stall)
      stall = setTimeout(stop, STALL_TIMEOUT_MS + bytesOnTheWay / SLOWEST_BYTES_PER_MS)
    }
    request.upload.onprogress = ({ loaded }) => {
      watch(loaded < data.size ? 0 : data.size)
      onProgress(loaded)
    }
    request.upload.onload = () => watch(data.size)
    // Runs last in every case. The status is 0 after a lost connection or an abort.
    request.onloadend = () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', stop)
      const { status, responseText } = request
      if (signal.aborted) reject(signal.reason)
      else if (status >= 200 && status < 300) resolve()
      else reject(new TransferError(status, responseText))
    }
    signal.addEventListener('abort', stop)
    request.open('PUT', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    watch(0)
    request.send(data)
  })
}
