import { Worker } from 'node:worker_threads'
import { type Invocation, loaded, type Outcome, type WorkerStart } from './messages.ts'

/** Lambda's own limit for loading a bundle, which does not count towards the function's timeout. */
const loadWithinMs = 10_000

/** What an answer may hold: 6 MB, as Lambda's own message about it counts them. */
const mostAnswerBytes = 6_291_556

export interface FunctionSettings {
  name: string
  bundle: string
  exportName: string
  logFormat: WorkerStart['logFormat']
  /** The only variables that the function sees. */
  environment: Record<string, string>
  memoryMb: number
  timeoutMs: number
  log(line: string): void
}

/** One worker that takes one invocation at a time, as an execution environment of Lambda does. */
export class ExecutionEnvironment {
  readonly #settings: FunctionSettings
  readonly #worker: Worker
  readonly #loaded: Promise<void>
  #finish: ((outcome: Outcome) => void) | undefined
  alive = true

  constructor(settings: FunctionSettings) {
    this.#settings = settings
    const start: WorkerStart = {
      bundle: settings.bundle,
      exportName: settings.exportName,
      logFormat: settings.logFormat,
    }
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: settings.name,
      workerData: start,
      env: settings.environment,
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb },
    })
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => settings.log(text))
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#loaded = promise
    this.#worker.on('message', (message: Outcome | typeof loaded) => {
      if (message === loaded) resolve()
      else this.#end(withinLimit(message))
    })
    this.#worker.on('error', (error) => this.#die('Runtime.UnhandledError', error))
    this.#worker.on('exit', (code) => this.#die('Runtime.ExitError', new Error(`Runtime exited with code ${code}`)))
  }

  /** Ends with an error outcome when the function crashes or takes longer than its timeout; it is then dead. */
  run(event: string, requestId: string): Promise<Outcome> {
    const { timeoutMs } = this.#settings
    return new Promise((resolve) => {
      let timer = this.#dieAfter(loadWithinMs, 'Sandbox.Timedout', 'The bundle was not loaded within 10 seconds')
      this.#finish = (outcome) => {
        clearTimeout(timer)
        resolve(outcome)
      }
      void this.#loaded.then(() => {
        clearTimeout(timer)
        const seconds = (timeoutMs / 1000).toFixed(2)
        timer = this.#dieAfter(timeoutMs, 'Sandbox.Timedout', `Task timed out after ${seconds} seconds`)
        const invocation: Invocation = { requestId, event, deadline: Date.now() + timeoutMs }
        this.#worker.postMessage(invocation)
      })
    })
  }

  async stop(): Promise<void> {
    this.alive = false
    await this.#worker.terminate()
  }

  #end(outcome: Outcome): void {
    const finish = this.#finish
    this.#finish = undefined
    finish?.(outcome)
  }

  #dieAfter(ms: number, errorType: string, message: string): NodeJS.Timeout {
    return setTimeout(() => this.#die(errorType, new Error(message)), ms)
  }

  #die(errorType: string, error: unknown): void {
    this.alive = false
    void this.#worker.terminate()
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    this.#end({ errorType, errorMessage: message, trace: stack ?? message })
  }
}

function withinLimit(outcome: Outcome): Outcome {
  if (!('payload' in outcome) || Buffer.byteLength(outcome.payload) <= mostAnswerBytes) return outcome
  const errorMessage = `Response payload size exceeded maximum allowed payload size (${mostAnswerBytes} bytes).`
  return { errorType: 'Function.ResponseSizeTooLarge', errorMessage, trace: errorMessage }
}
