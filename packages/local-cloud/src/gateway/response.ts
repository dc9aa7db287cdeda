import { validateHeaderName, validateHeaderValue } from 'node:http'
import * as z from 'zod/mini'
import type { Outcome } from '../lambda/messages.ts'
import { attempt } from '../machine/files.ts'
import type { HeaderLines, HttpResponse } from '../machine/http.ts'

export type GatewayResponse = HttpResponse & { body: Buffer }

const structuredSchema = z.object({
  statusCode: z.int(),
  headers: z.optional(z.record(z.string(), z.string())),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.nullable(z.string())),
  isBase64Encoded: z.optional(z.boolean()),
})

/** A response that API Gateway creates itself. */
export function gatewayMessage(status: number, message: string): GatewayResponse {
  return { status, headers: [['content-type', 'application/json']], body: Buffer.from(JSON.stringify({ message })) }
}

/**
 * A failed function or an invalid result becomes 500, one that HTTP cannot represent 502. Without a statusCode, AWS
 * would return the result as the body of a 200.
 */
export function gatewayResponse(outcome: Outcome): GatewayResponse {
  if ('errorType' in outcome) return gatewayMessage(500, 'Internal Server Error')
  const parsed = z.safeParse(structuredSchema, JSON.parse(outcome.payload))
  if (!parsed.success) return gatewayMessage(500, 'Internal Server Error')
  const { statusCode, headers = {}, cookies = [], body, isBase64Encoded } = parsed.data
  const lines: HeaderLines = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
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
