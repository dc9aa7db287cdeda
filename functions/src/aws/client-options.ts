import { NodeHttpHandler } from '@smithy/node-http-handler'

/** `answerWithinMs` applies to each attempt. */
export interface ClientTimeouts {
  maxAttempts: number
  answerWithinMs: number
}

/** A person waits: two attempts of about 1 s end a call within 3 s if a service hangs. */
export const prompt: ClientTimeouts = { maxAttempts: 2, answerWithinMs: 1000 }
/** Background work can wait. */
export const patient: ClientTimeouts = { maxAttempts: 5, answerWithinMs: 5000 }

/** Every SDK client uses these. */
export const clientOptions = ({ maxAttempts, answerWithinMs }: ClientTimeouts) => ({
  maxAttempts,
  requestHandler: new BoundedRequestHandler(answerWithinMs),
})

const CONCURRENCY = 16

/**
 * Allows at most 16 concurrent requests. The SDK counts waiting for a free socket as request time, so a burst would
 * time out without a fault. A refusing, hanging or stalling server costs about `answerWithinMs` per attempt.
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
