import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Ended, type Invocation, loaded, type Outcome, type WorkerStart } from './messages.ts'

/** Lambda's limit for loading a bundle. */
const loadWithinMs = 10_000

/** 6 MB, as Lambda's error message counts them. */
const MAX_RESPONSE_BYTES = 6_291_556

export interface FunctionSettings {
  name: string
  bundle: string
  exportName: string
  environment: Record<string, string>
  memoryMb: number
  timeoutMs: number
  log(line: string): void
}

/** One worker, like an execution environment of Lambda. */
export class ExecutionEnvironment {
  readonly #settings: FunctionSettings
  readonly #worker: Worker
  readonly #loaded: Promise<void>
  readonly #running = new Map<string, (outcome: Outcome) => void>()
  isUsable = true

  constructor(settings: FunctionSettings) {
    this.#settings = settings
    const start: WorkerStart = {
      bundle: settings.bundle,
      exportName: settings.exportName,
    }
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: settings.name,
      workerData: start,
      // Half of a worker's start is compilation.
      env: { ...settings.environment, NODE_COMPILE_CACHE: join(dirname(settings.bundle), '.compiled') },
      execArgv: [],
      stdout: true,
      stderr: true,
      // By default each of dozens of workers may keep 48 MB of garbage.
      resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb, maxYoungGenerationSizeMb: 16 },
    })
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => settings.log(text))
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#loaded = promise
    this.#worker.on('message', (message: Ended | typeof loaded) => {
      if (message === loaded) resolve()
      else this.#end(message.requestId, withinLimit(message.outcome))
    })
    this.#worker.on('error', (error) => this.#die('Runtime.UnhandledError', error))
    this.#worker.on('exit', (code) => this.#die('Runtime.ExitError', new Error(`Runtime exited with code ${code}`)))
  }

  get running(): number {
    return this.#running.size
  }

  /**
   * Resolves to an error if the function crashes or times out. The environment then accepts no more invocations, but
   * finishes others after a timeout.
   */
  run(event: string, requestId: string): Promise<Outcome> {
    const { timeoutMs } = this.#settings
    return new Promise((resolve) => {
      let timer = this.#expireAfter(loadWithinMs, requestId, 'The bundle was not loaded within 10 seconds')
      this.#running.set(requestId, (outcome) => {
        clearTimeout(timer)
        resolve(outcome)
      })
      void this.#loaded.then(() => {
        clearTimeout(timer)
        const seconds = (timeoutMs / 1000).toFixed(2)
        timer = this.#expireAfter(timeoutMs, requestId, `Task timed out after ${seconds} seconds`)
        const invocation: Invocation = { requestId, event, deadline: Date.now() + timeoutMs }
        this.#worker.postMessage(invocation)
      })
    })
  }

  async stop(): Promise<void> {
    this.isUsable = false
    await this.#worker.terminate()
  }

  #end(requestId: string, outcome: Outcome): void {
    const finish = this.#running.get(requestId)
    this.#running.delete(requestId)
    finish?.(outcome)
    if (!this.isUsable && this.running === 0) void this.#worker.terminate()
  }

  #expireAfter(ms: number, requestId: string, message: string): NodeJS.Timeout {
    return setTimeout(() => {
      this.isUsable = false
      this.#end(requestId, failed('Sandbox.Timedout', new Error(message)))
    }, ms)
  }

  #die(errorType: string, error: unknown): void {
    this.isUsable = false
    for (const requestId of [...this.#running.keys()]) this.#end(requestId, failed(errorType, error))
  }
}

function withinLimit(outcome: Outcome): Outcome {
  if (!('payload' in outcome) || Buffer.byteLength(outcome.payload) <= MAX_RESPONSE_BYTES) return outcome
  const errorMessage = `Response payload size exceeded maximum allowed payload size (${MAX_RESPONSE_BYTES} bytes).`
  return { errorType: 'Function.ResponseSizeTooLarge', errorMessage, trace: errorMessage }
}

function failed(errorType: string, error: unknown): Outcome {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { errorType, errorMessage: message, trace: stack ?? message }
}
