import { randomUUID } from 'node:crypto'
import { ExecutionEnvironment, type FunctionSettings } from './execution-environment.ts'
import type { Outcome } from './messages.ts'

/** On AWS each call has its own environment. Forty here would take 4 s of processor time and 1 GB. */
const MAX_ENVIRONMENTS = 2
/** More computing calls would use up each other's time. */
const MAX_CALLS_EACH = 3

/** An invocation's timeout starts when it gets an environment. */
export class FunctionPool {
  readonly #settings: FunctionSettings
  readonly #all = new Set<ExecutionEnvironment>()
  readonly #waiting: (() => void)[] = []

  constructor(settings: FunctionSettings) {
    this.#settings = settings
  }

  /** Errors of the function are outcomes. */
  async invoke(event: string): Promise<Outcome> {
    let environment = this.#available()
    while (!environment) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
      environment = this.#available()
    }
    const requestId = randomUUID()
    const outcome = await environment.run(event, requestId)
    this.#release(environment)
    if ('trace' in outcome) {
      this.#settings.log(`ERROR RequestId: ${requestId} ${outcome.errorType}: ${outcome.trace}\n`)
    }
    return outcome
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#all].map((environment) => environment.stop()))
  }

  /** Returns the environment with the fewest calls, or a new one if none is idle. */
  #available(): ExecutionEnvironment | undefined {
    const usable = [...this.#all].filter(({ isUsable }) => isUsable).toSorted((a, b) => a.running - b.running)
    const [least] = usable
    if (least?.running !== 0 && usable.length < MAX_ENVIRONMENTS) {
      const environment = new ExecutionEnvironment(this.#settings)
      this.#all.add(environment)
      return environment
    }
    return least && least.running < MAX_CALLS_EACH ? least : undefined
  }

  #release(environment: ExecutionEnvironment): void {
    if (!environment.isUsable && environment.running === 0) this.#all.delete(environment)
    this.#waiting.shift()?.()
  }
}
