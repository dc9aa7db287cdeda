import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

/** Returns the function of infra/edge/<file>.js in a sandbox with the language alone. */
export function shipped(file: string) {
  const code = readFileSync(new URL(`../../../infra/edge/${file}.js`, import.meta.url), 'utf8')
  const sandbox = createContext(Object.create(null))
  runInContext(code, sandbox)
  return (event: object) => JSON.parse(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, sandbox))
}
