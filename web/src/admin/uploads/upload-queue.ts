import PQueue from 'p-queue'

/** docs/product/limits.md#limits */
const CONCURRENCY = 6
/** Until a file has shown how fast the connection is. */
const FIRST_CONCURRENCY = 2
const SLOW_BYTES_PER_MS = 100
/** In less time, the response takes longer than the bytes. */
const MEASURABLE_MS = 5000
/** The browser may be wrong about being offline. */
const OFFLINE_RETRY_MS = 30_000

/** Fewer at a time on a slow connection. Pauses while backing off or offline. */
export class UploadQueue extends PQueue {
  #backOffs = 0
  readonly #release = new EventTarget()
  #hasConnection = false

  constructor() {
    super({ concurrency: FIRST_CONCURRENCY })
  }

  /** Pauses for this many ms, and until earlier back-offs end. */
  backOff(delay: number): void {
    this.#backOffs += 1
    this.pause()
    setTimeout(() => {
      this.#backOffs -= 1
      if (this.#backOffs === 0) this.start()
    }, delay)
  }

  /** Size and duration of an arrived upload. Running ones shared the connection. */
  noteArrival(bytes: number, ms: number): void {
    this.#hasConnection = true
    const isSlow = ms > MEASURABLE_MS && (bytes * this.pending) / ms < SLOW_BYTES_PER_MS
    this.concurrency = isSlow ? 1 : CONCURRENCY
  }

  noteFailure(hasResponse: boolean): void {
    this.#hasConnection = hasResponse
    if (!hasResponse) this.concurrency = 1
  }

  /** Waits for a connection, `sendAnyway`, or a limit. */
  async untilOnline(signal: AbortSignal): Promise<void> {
    if (navigator.onLine || this.#hasConnection) return
    const ended = new AbortController()
    const options = { once: true, signal: ended.signal }
    try {
      await new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), options)
        addEventListener('online', () => resolve(), options)
        this.#release.addEventListener('send', () => resolve(), options)
        const timer = setTimeout(resolve, OFFLINE_RETRY_MS)
        ended.signal.addEventListener('abort', () => clearTimeout(timer))
      })
    } finally {
      ended.abort()
    }
  }

  /** Also releases later files. */
  sendAnyway(): void {
    this.#hasConnection = true
    this.#release.dispatchEvent(new Event('send'))
  }
}
