import { NodeHttpHandler } from '@smithy/node-http-handler'

/** Timeouts of an AWS client: total attempts, and milliseconds per attempt. */
export interface ClientTimeouts {
  maxAttempts: number
  answerWithinMs: number
}

/** While a person waits: two attempts of about 1 s, so that a call ends within 3 s if a service hangs. */
export const prompt: ClientTimeouts = { maxAttempts: 2, answerWithinMs: 1000 }
/** For background work. */
export const patient: ClientTimeouts = { maxAttempts: 5, answerWithinMs: 5000 }

/** Options of every SDK client. */
export const clientOptions = ({ maxAttempts, answerWithinMs }: ClientTimeouts) => ({
  maxAttempts,
  requestHandler: new BoundedRequestHandler(answerWithinMs),
})

const CONCURRENCY = 16

/**
 * Returns the SDK's HTTP handler with short timeouts and at most 16 concurrent requests. The SDK counts waiting for a
 * free socket as request time, so a burst would time out without a fault. A refusing, hanging or stalling server costs
 * about `answerWithinMs` per attempt.
 */
class BoundedRequestHandler extends NodeHttpHandler {
  #free = CONCURRENCY
  #waiting: (() => void)[] = []

  constructor(answerWithinMs: number) {
    super({
      connectionTimeout: 500,
      requestTimeout: answerWithinMs,
      socketTimeout: answerWithinMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: 2 * CONCURRENCY },
      httpsAgent: { maxSockets: 2 * CONCURRENCY },
    })
  }

  override async handle(...request: Parameters<NodeHttpHandler['handle']>) {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await super.handle(...request)
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
