import { Worker } from 'node:worker_threads'
import type { Invocation, Outcome, WorkerStart } from './messages.ts'

export interface FunctionSettings {
  name: string
  bundle: string
  exportName: string
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
  #finish: ((outcome: Outcome) => void) | undefined
  alive = true

  constructor(settings: FunctionSettings) {
    this.#settings = settings
    const start: WorkerStart = { bundle: settings.bundle, exportName: settings.exportName }
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
    this.#worker.on('message', (outcome: Outcome) => this.#end(outcome))
    this.#worker.on('error', (error) => this.#die('Runtime.UnhandledError', error))
    this.#worker.on('exit', (code) => this.#die('Runtime.ExitError', new Error(`Runtime exited with code ${code}`)))
  }

  /** Ends with an error outcome when the function crashes or takes longer than its timeout; it is then dead. */
  run(event: string, requestId: string): Promise<Outcome> {
    const { timeoutMs } = this.#settings
    const invocation: Invocation = { requestId, event, deadline: Date.now() + timeoutMs }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#die('Sandbox.Timedout', new Error(`Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`))
      }, timeoutMs)
      this.#finish = (outcome) => {
        clearTimeout(timer)
        resolve(outcome)
      }
      this.#worker.postMessage(invocation)
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

  #die(errorType: string, error: unknown): void {
    this.alive = false
    void this.#worker.terminate()
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    this.#end({ errorType, errorMessage: message, trace: stack ?? message })
  }
}
