import { cookiesOf, type HttpRequest, type HttpResponse, header, splitOnce } from '../machine/http.ts'

export interface IdentityRequest {
  method: string
  path: string
  query: URLSearchParams
  /** Names are in lower case. */
  headers: Record<string, string | undefined>
  cookies: Map<string, string>
  body: string
}

export interface Answer {
  status: number
  headers: Record<string, string>
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
export function isForeign({ method, headers }: Pick<HttpRequest, 'method' | 'headers'>): boolean {
  const [host = '', origin] = [header(headers, 'host'), header(headers, 'origin')]
  if (!own.test(host)) return true
  return origin !== undefined && method !== 'GET' && origin.toLowerCase() !== `http://${host.toLowerCase()}`
}

/** Undefined if the body exceeds 64 KiB. */
export async function readRequest(request: HttpRequest): Promise<IdentityRequest | undefined> {
  const { method, uri, query, headers } = request
  const body = await request.body(maxBodyBytes)
  return (
    body && {
      method,
      path: uri,
      query: new URLSearchParams(query),
      headers: Object.fromEntries(headers),
      cookies: new Map(cookiesOf(headers).map((cookie) => splitOnce(cookie, '='))),
      body: body.toString('utf8'),
    }
  )
}

/** Responses are uncached by default. */
export const httpResponse = ({ status, headers, body }: Answer): HttpResponse => ({
  status,
  headers: Object.entries({ ...always, ...headers }),
  body: Buffer.from(body),
})

/** An answer with a JSON body. */
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
