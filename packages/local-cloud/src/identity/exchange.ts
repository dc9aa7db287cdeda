import type { IncomingMessage, ServerResponse } from 'node:http'
import { cookiesOf, readBody, splitOnce } from '../machine/http.ts'

export interface IdentityRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  cookies: Map<string, string>
  body: string
}

export interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body: string | Buffer
}

const maxBodyBytes = 65_536
// With `no-referrer`, browsers would send `Origin: null` with the login form.
const always = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }

const own = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * True if a page of another site could have sent the request: under its own name for this machine, or as a write with
 * another origin. Programs send no origin.
 */
export function isForeign({ method, headers: { host = '', origin } }: Pick<IncomingMessage, 'method' | 'headers'>) {
  if (!own.test(host)) return true
  return origin !== undefined && method !== 'GET' && origin.toLowerCase() !== `http://${host.toLowerCase()}`
}

/** Undefined if the body exceeds 64 KiB or the URL is invalid. */
export async function readRequest(request: IncomingMessage): Promise<IdentityRequest | undefined> {
  const address = URL.parse(request.url ?? '/', 'http://localhost')
  if (!address) return undefined
  const body = await readBody(request, maxBodyBytes)
  if (!body) return undefined
  return {
    method: request.method ?? 'GET',
    path: address.pathname,
    query: address.searchParams,
    headers: request.headers,
    cookies: new Map(cookiesOf([['cookie', request.headers.cookie ?? '']]).map((cookie) => splitOnce(cookie, '='))),
    body: body.toString('utf8'),
  }
}

/** Responses are uncached by default. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...always, ...headers })
  response.end(body)
}

export function json(status: number, body: object, type = 'application/json;charset=UTF-8'): Answer {
  return { status, headers: { 'content-type': type }, body: JSON.stringify(body) }
}

/** Cognito uses status 400 for all errors of the token endpoints. */
export function oauthError(error: string): Answer {
  return json(400, { error })
}

/** Omits undefined parameters. */
export function redirect(address: string, parameters: Record<string, string | undefined> = {}): Answer {
  const location = new URL(address)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) location.searchParams.set(name, value)
  return { status: 302, headers: { location: location.href }, body: '' }
}
