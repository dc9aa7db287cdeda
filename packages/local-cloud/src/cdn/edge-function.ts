import crypto from 'node:crypto'
import querystring from 'node:querystring'
import vm from 'node:vm'
import * as z from 'zod/mini'
import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const functionSchema = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({ Runtime: z.literal('cloudfront-js-2.0') }),
})

/**
 * Limits of CloudFront:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions
 */
const maxBytes = 10 * 1024

export type EdgeFunction = (event: object) => Promise<unknown>

/** Returns CloudFront functions by ARN. */
export function edgeFunctionsOf(template: CloudTemplate): Map<string, EdgeFunction> {
  return new Map(
    template
      .ofType(functionSchema, 'AWS::CloudFront::Function')
      .map(({ id, ref, properties }) => [ref, edgeFunction(properties.FunctionCode, id)]),
  )
}

/**
 * Runs a function in a sandbox without network, timers and eval. JSON events keep objects of this process out. Throws
 * UserError for too much code.
 */
function edgeFunction(code: string, name: string): EdgeFunction {
  const size = Buffer.byteLength(code)
  if (size > maxBytes) throw new UserError(`The edge function ${name} has ${size} bytes; CloudFront takes ${maxBytes}.`)
  const modules: Record<string, unknown> = { crypto, querystring, buffer: { Buffer } }
  const sandbox = {
    console: { log: (...words: unknown[]) => process.stderr.write(`[${name}] ${words.join(' ')}\n`) },
    require: (wanted: string) => modules[wanted],
    Buffer,
    atob,
    btoa,
  }
  const context = vm.createContext(sandbox, { codeGeneration: { strings: false, wasm: false } })
  new vm.Script(code, { filename: name }).runInContext(context, { timeout: 1000 })
  // A timeout would start a watchdog thread twice per request.
  const call = new vm.Script('async (event) => JSON.stringify(await handler(JSON.parse(event)))').runInContext(context)
  return async (event) => JSON.parse(z.string().parse(await call(JSON.stringify(event))))
}
