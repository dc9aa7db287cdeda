import { validateHeaderName, validateHeaderValue } from 'node:http'
import * as z from 'zod/mini'
import type { Outcome } from '../lambda/messages.ts'
import { attempt } from '../machine/files.ts'
import type { HeaderLines, HttpResponse } from '../machine/http.ts'

export type GatewayResponse = HttpResponse & { body: Buffer }

const structuredSchema = z.object({
  statusCode: z.union([z.int(), z.pipe(z.string(), z.transform(Number))]),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.nullable(z.string())),
  isBase64Encoded: z.optional(z.boolean()),
})

/** A response that API Gateway creates itself. */
export function gatewayMessage(status: number, message: string): GatewayResponse {
  return { status, headers: [['content-type', 'application/json']], body: Buffer.from(JSON.stringify({ message })) }
}

/**
 * A result without statusCode is the JSON body of a 200. A failed function or an invalid result becomes 500, one that
 * HTTP cannot represent 502.
 */
export function gatewayResponse(outcome: Outcome): GatewayResponse {
  if ('errorType' in outcome) return gatewayMessage(500, 'Internal Server Error')
  const result: unknown = JSON.parse(outcome.payload)
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    const text = typeof result === 'string' ? result : outcome.payload
    return { status: 200, headers: [['content-type', 'application/json']], body: Buffer.from(text) }
  }
  const parsed = z.safeParse(structuredSchema, result)
  if (!parsed.success) return gatewayMessage(500, 'Internal Server Error')
  const { statusCode, headers = {}, cookies = [], body, isBase64Encoded } = parsed.data
  const lines: HeaderLines = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  const content = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8')
  if (content.length > 0 && !lines.some(([name]) => name === 'content-type')) {
    lines.push(['content-type', 'text/plain;charset=UTF-8'])
  }
  for (const cookie of cookies) lines.push(['set-cookie', cookie])
  if (!canBeSent(statusCode, lines)) return gatewayMessage(502, 'Bad Gateway')
  return { status: statusCode, headers: lines, body: content }
}

/** A line break would start another header. */
function canBeSent(status: number, lines: HeaderLines): boolean {
  const areValid = attempt(() => {
    for (const [name, value] of lines) {
      validateHeaderName(name)
      validateHeaderValue(name, value)
    }
    return true
  })
  return areValid === true && Number.isInteger(status) && status >= 200 && status <= 599
}
