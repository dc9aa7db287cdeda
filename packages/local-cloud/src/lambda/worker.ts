import { AsyncLocalStorage } from 'node:async_hooks'
import { flushCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { writeJson } from './json-console.ts'
import { type Ended, type Invocation, loaded, type Outcome, type WorkerStart } from './messages.ts'

type Handler = (event: unknown, context: object) => unknown

const requestIds = new AsyncLocalStorage<string>()

delete process.env.NODE_COMPILE_CACHE
// The pool reports errors of loading.
const handler = await load(workerData)

parentPort?.on('message', async (invocation: Invocation) => {
  const outcome = await requestIds.run(invocation.requestId, () => invoke(invocation))
  const ended: Ended = { requestId: invocation.requestId, outcome }
  parentPort?.postMessage(ended)
})
parentPort?.postMessage(loaded)
// Terminated workers do not write their compile cache.
flushCompileCache()

async function load({ bundle, exportName }: WorkerStart): Promise<Handler> {
  writeJson(() => requestIds.getStore())
  const exported: unknown = await import(pathToFileURL(bundle).href)
  const handler: unknown = Reflect.get(Object(exported), exportName)
  if (!isHandler(handler)) throw new Error(`${bundle} exports no function "${exportName}"`)
  return handler
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}

async function invoke({ event, requestId, deadline }: Invocation): Promise<Outcome> {
  const context = {
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    awsRequestId: requestId,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
  try {
    const answer = await handler(JSON.parse(event), context)
    return { payload: JSON.stringify(answer) ?? 'null' }
  } catch (error) {
    const { name: errorType, message, stack } = error instanceof Error ? error : new Error(String(error))
    return { errorType, errorMessage: message, trace: stack ?? message }
  }
}
