/** Data for starting a worker. */
export interface WorkerStart {
  bundle: string
  /** Name of the exported function, from a Handler such as `index.handler`. */
  exportName: string
  logFormat: 'JSON' | 'Text'
}

/** An invocation; the deadline is in ms since 1970. */
export interface Invocation {
  requestId: string
  event: string
  deadline: number
}

/** Outcome of an invocation by its id: the JSON result, or the error as Lambda reports it. */
export type Outcome = ({ payload: string } | { errorType: string; errorMessage: string; trace: string }) & {
  requestId?: string
}

/** A worker's message at the end of an invocation. */
export interface Ended {
  requestId: string
  outcome: Outcome
}

/** A worker's first message, sent when its bundle is loaded. */
export const loaded = 'loaded'
