import * as z from 'zod/mini'
import { type HeaderLines, type HttpRequest, type HttpResponse, header } from '../machine/http.ts'
import { wildcard } from '../template/wildcard.ts'
import { S3Error } from './s3-error.ts'

const list = z._default(z.array(z.string()), [])
export const corsSchema = z.object({
  CorsRules: z.array(
    z.object({
      AllowedMethods: list,
      AllowedOrigins: list,
      AllowedHeaders: list,
      ExposedHeaders: list,
      MaxAge: z.optional(z.number()),
    }),
  ),
})
export type CorsRule = z.infer<typeof corsSchema>['CorsRules'][number]

/** Throws S3Error if no rule of the bucket allows the request. */
export function preflight(rules: CorsRule[], { headers }: HttpRequest): HttpResponse {
  const method = header(headers, 'access-control-request-method') ?? ''
  const requested = header(headers, 'access-control-request-headers')
  const names = (requested ?? '').split(',').map((name) => name.trim().toLowerCase())
  const rule = ruleFor(rules, headers, method)
  const allowed = (name: string) => rule?.AllowedHeaders.some((pattern) => wildcard(pattern.toLowerCase()).test(name))
  if (!rule || !names.every((name) => name === '' || allowed(name)))
    throw new S3Error('AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
  const lines: HeaderLines = [['access-control-allow-methods', rule.AllowedMethods.join(', ')]]
  if (requested !== undefined) lines.push(['access-control-allow-headers', requested])
  if (rule.MaxAge !== undefined) lines.push(['access-control-max-age', String(rule.MaxAge)])
  return { status: 200, headers: lines, body: undefined }
}

/** Lets the requesting page read the response. */
export function corsHeaders(rules: CorsRule[], { method, headers }: HttpRequest): HeaderLines {
  const requested = header(headers, 'access-control-request-method')
  const rule = ruleFor(rules, headers, method === 'OPTIONS' && requested ? requested : method)
  if (!rule) return []
  const lines: HeaderLines = [
    ['access-control-allow-origin', rule.AllowedOrigins.includes('*') ? '*' : (header(headers, 'origin') ?? '')],
    ['vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method'],
  ]
  if (rule.ExposedHeaders.length > 0) lines.push(['access-control-expose-headers', rule.ExposedHeaders.join(', ')])
  return lines
}

function ruleFor(rules: CorsRule[], headers: HeaderLines, method: string): CorsRule | undefined {
  const origin = header(headers, 'origin')
  if (origin === undefined) return undefined
  return rules.find(
    ({ AllowedMethods, AllowedOrigins }) =>
      AllowedMethods.includes(method) && AllowedOrigins.some((pattern) => wildcard(pattern).test(origin)),
  )
}
