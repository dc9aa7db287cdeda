import { NodeHttpHandler } from '@smithy/node-http-handler'

/** How long a client of AWS waits: attempts in all, and milliseconds until each must have been answered. */
export interface ClientTimeouts {
  maxAttempts: number
  answerWithinMs: number
}

/** Where a person waits: two attempts of about 1 s each, so that a call answers within 3 s when a service hangs. */
export const prompt: ClientTimeouts = { maxAttempts: 2, answerWithinMs: 1000 }
/** For work in bulk that nobody waits for. */
export const patient: ClientTimeouts = { maxAttempts: 5, answerWithinMs: 5000 }

/** What every client of the SDK is made with. */
export const clientOptions = ({ maxAttempts, answerWithinMs }: ClientTimeouts) => ({
  maxAttempts,
  requestHandler: new BoundedRequestHandler(answerWithinMs),
})

const atOnce = 16

/**
 * The SDK's HTTP handler with tight timeouts, and at most 16 requests on the wire. The SDK counts time spent waiting
 * for a free socket as time of the request, so a burst within one process would time out without any fault.
 * A server that refuses, hangs or stops half way through its answer costs about `answerWithinMs` per attempt.
 */
class BoundedRequestHandler extends NodeHttpHandler {
  #free = atOnce
  #waiting: (() => void)[] = []

  constructor(answerWithinMs: number) {
    super({
      connectionTimeout: 500,
      requestTimeout: answerWithinMs,
      socketTimeout: answerWithinMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: 2 * atOnce },
      httpsAgent: { maxSockets: 2 * atOnce },
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
