export interface WorkerStart {
  bundle: string
  /** A Handler such as `index.handler` contains it. */
  exportName: string
}

/** The deadline is in ms since 1970. */
export interface Invocation {
  requestId: string
  event: string
  deadline: number
}

/** The JSON result, or the error as Lambda reports it. */
export type Outcome = { payload: string } | { errorType: string; errorMessage: string; trace: string }

export interface Ended {
  requestId: string
  outcome: Outcome
}

/** Sent when the bundle is loaded. */
export const loaded = 'loaded'
