import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Asked {
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

const mostBodyBytes = 65_536
const always = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

/** Reads a request whole; undefined when its body is over 64 KiB or its address cannot be read. */
export async function readRequest(request: IncomingMessage): Promise<Asked | undefined> {
  const address = URL.parse(request.url ?? '/', 'http://localhost')
  if (!address) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > mostBodyBytes) return undefined
    chunks.push(chunk)
  }
  return {
    method: request.method ?? 'GET',
    path: address.pathname,
    query: address.searchParams,
    headers: request.headers,
    cookies: cookiesOf(request.headers.cookie ?? ''),
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

function cookiesOf(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...always, ...headers })
  response.end(body)
}

export function json(status: number, body: object, type = 'application/json;charset=UTF-8'): Answer {
  return { status, headers: { 'content-type': type }, body: JSON.stringify(body) }
}

/** The error answer of the token endpoints: Cognito gives 400 for all of them. */
export function oauthError(error: string, status = 400): Answer {
  return json(status, { error })
}

export function redirect(location: string, cookies: string[] = []): Answer {
  return { status: 302, headers: { location, 'set-cookie': cookies }, body: '' }
}

/** `address` with parameters added; those that are undefined are left out. */
export function withParameters(address: string, parameters: Record<string, string | undefined>): string {
  const full = new URL(address)
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) full.searchParams.set(name, value)
  return full.href
}
