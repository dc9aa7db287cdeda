/** What a worker is started with. */
export interface WorkerStart {
  bundle: string
  /** Name of the exported function, from a Handler such as `index.handler`. */
  exportName: string
  logFormat: 'JSON' | 'Text'
}

/** One invocation; deadline in ms since 1970. */
export interface Invocation {
  requestId: string
  event: string
  deadline: number
}

/** How it ended: the JSON of the answer, or the error as Lambda reports it; with the id of its invocation. */
export type Outcome = ({ payload: string } | { errorType: string; errorMessage: string; trace: string }) & {
  requestId?: string
}

/** What a worker says at the end of an invocation. */
export interface Ended {
  requestId: string
  outcome: Outcome
}

/** A worker's first message: its bundle is loaded. */
export const loaded = 'loaded'
