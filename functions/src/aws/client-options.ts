import { NodeHttpHandler } from '@smithy/node-http-handler'

/** `responseTimeoutMs` applies to each attempt. */
export interface ClientTimeouts {
  maxAttempts: number
  responseTimeoutMs: number
}

/** A person waits: two attempts of about 1 s end a call within 3 s if a service hangs. */
export const interactive: ClientTimeouts = { maxAttempts: 2, responseTimeoutMs: 1000 }
/** Background work can wait. */
export const background: ClientTimeouts = { maxAttempts: 5, responseTimeoutMs: 5000 }

/** Every SDK client uses these. */
export const clientOptions = ({ maxAttempts, responseTimeoutMs }: ClientTimeouts) => ({
  maxAttempts,
  requestHandler: new BoundedRequestHandler(responseTimeoutMs),
})

const CONCURRENCY = 16

/**
 * Allows at most 16 concurrent requests. The SDK counts waiting for a free socket as request time, so a burst would
 * time out without a fault. A refusing, hanging or stalling server costs about `responseTimeoutMs` per attempt.
 */
class BoundedRequestHandler extends NodeHttpHandler {
  #free = CONCURRENCY
  #waiting: (() => void)[] = []

  constructor(responseTimeoutMs: number) {
    super({
      connectionTimeout: 500,
      requestTimeout: responseTimeoutMs,
      socketTimeout: responseTimeoutMs,
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
