import crypto from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { edgeCode } from '../../../infra/constructs/edge-code.ts'

export const sessionKey = 'the key of session ids'

/** Runs infra/edge/<file>.js in a sandbox with the language and `crypto` alone. */
export function shipped(file: string) {
  const sandbox = createContext({ require: (name: string) => (name === 'crypto' ? crypto : undefined) })
  runInContext(edgeCode(file, sessionKey), sandbox)
  return (event: object) => JSON.parse(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, sandbox))
}
