import { randomUUID } from 'node:crypto'
import timers from 'node:timers/promises'
import { ExecutionEnvironment, type FunctionSettings } from './execution-environment.ts'
import type { Outcome } from './messages.ts'

/** More would compete for the processor. */
const MAX_PROCESSES = 4
const idleMs = 10_000
/** The AWS clients send at most this many requests at a time. */
const MAX_CONCURRENT_REQUESTS = 16
const RELIEF_INTERVAL_MS = 100
/** Up to this share of computing time it counts as idle. */
const idleShare = 0.3

/** An invocation's timeout starts when it gets an environment. */
export class FunctionPool {
  readonly #settings: FunctionSettings & { idleMs?: number }
  readonly #all = new Set<ExecutionEnvironment>()
  #idle: { environment: ExecutionEnvironment; end: NodeJS.Timeout }[] = []
  readonly #waiting: ((environment: ExecutionEnvironment) => void)[] = []
  #relief: NodeJS.Timeout | undefined
  #hasEnded = false

  constructor(settings: FunctionSettings & { idleMs?: number }) {
    this.#settings = settings
  }

  /** Errors of the function are outcomes. Undefined after `timeoutMs`; the function continues, as on AWS. */
  async invoke(event: string, timeoutMs = Number.POSITIVE_INFINITY): Promise<Outcome | undefined> {
    const environment = await this.#take()
    const outcome = this.#run(environment, event)
    if (timeoutMs > this.#settings.timeoutMs) return outcome
    return Promise.race([outcome, timers.setTimeout(timeoutMs, undefined, { ref: false })])
  }

  async #run(environment: ExecutionEnvironment, event: string): Promise<Outcome> {
    const requestId = randomUUID()
    const outcome = await environment.run(event, requestId)
    this.#release(environment)
    if ('trace' in outcome) {
      this.#settings.log(`ERROR RequestId: ${requestId} ${outcome.errorType}: ${outcome.trace}\n`)
    }
    return { ...outcome, requestId }
  }

  get size(): number {
    return this.#all.size
  }

  async stop(): Promise<void> {
    clearInterval(this.#relief)
    await Promise.all([...this.#all].map((environment) => environment.stop()))
  }

  #take(): Promise<ExecutionEnvironment> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.end)
      if (idle.environment.isUsable) return Promise.resolve(idle.environment)
      this.#all.delete(idle.environment)
    }
    if (this.#all.size < MAX_PROCESSES) return Promise.resolve(this.#start())
    if (!this.#relief) {
      this.#utilizations()
      // setImmediate handles outcomes first that arrived while this process was busy.
      this.#relief = setInterval(() => setImmediate(() => this.#relieve()), RELIEF_INTERVAL_MS)
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /**
   * Runs several calls in one environment while all are idle, for example because a table hangs. On AWS each call has
   * its own environment; forty here would take 4 s of processor time and 1 GB.
   */
  #relieve(): void {
    if (this.#waiting.length === 0) {
      clearInterval(this.#relief)
      this.#relief = undefined
      return
    }
    const isAtWork = Math.max(...this.#utilizations()) > idleShare || this.#hasEnded
    this.#hasEnded = false
    if (isAtWork) return
    const share = Math.ceil(this.#waiting.length / this.#all.size)
    for (const environment of this.#all) {
      const room = environment.isUsable ? Math.min(share, MAX_CONCURRENT_REQUESTS - environment.running) : 0
      for (const next of this.#waiting.splice(0, room)) next(environment)
    }
  }

  #utilizations(): number[] {
    return [...this.#all].map((environment) => environment.utilization())
  }

  #start(): ExecutionEnvironment {
    const environment = new ExecutionEnvironment(this.#settings)
    this.#all.add(environment)
    return environment
  }

  #release(environment: ExecutionEnvironment): void {
    this.#hasEnded = true
    if (environment.running > 0) return
    let next = environment
    if (!environment.isUsable) {
      this.#all.delete(environment)
      if (this.#waiting.length === 0) return
      next = this.#start()
    }
    const waiting = this.#waiting.shift()
    if (waiting) waiting(next)
    else {
      const end = setTimeout(() => this.#end(next), this.#settings.idleMs ?? idleMs).unref()
      this.#idle.push({ environment: next, end })
    }
  }

  /** Keeps one environment warm. Each needs 10 MB. */
  #end(unneeded: ExecutionEnvironment): void {
    if (this.#all.size < 2) return
    this.#idle = this.#idle.filter(({ environment }) => environment !== unneeded)
    this.#all.delete(unneeded)
    void unneeded.stop()
  }
}
