import type { IncomingMessage } from 'node:http'

/** Lower-case names, one entry per line, in order. */
export type HeaderLines = [name: string, value: string][]

export interface HttpRequest {
  method: string
  /** Percent-encoded path as sent, without the query. */
  uri: string
  /** Without the question mark. */
  query: string
  headers: HeaderLines
  viewerIp: string
  /** Undefined if it is longer than `maxBytes`. */
  body(maxBytes: number): Promise<Buffer | undefined>
}

export interface HttpResponse {
  status: number
  headers: HeaderLines
  body: Buffer | undefined
}

/** A bucket or an API. */
export interface Origin {
  fetch(request: HttpRequest): Promise<HttpResponse>
}

/** `name` is in lower case. */
export function header(lines: HeaderLines, name: string): string | undefined {
  return lines.find(([given]) => given === name)?.[1]
}

/** Sets one header to a single value, or removes it. */
export function withHeader(lines: HeaderLines, name: string, value: string | undefined): HeaderLines {
  const others = lines.filter(([given]) => given !== name)
  return value === undefined ? others : [...others, [name, value]]
}

/** Returns each cookie as name=value. */
export function cookiesOf(lines: HeaderLines): string[] {
  return lines
    .filter(([name]) => name === 'cookie')
    .flatMap(([, value]) => value.split(';'))
    .map((cookie) => cookie.trim())
    .filter(Boolean)
}

/** Without the separator, the second part is empty. */
export function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Undefined if it is longer than `maxBytes`. */
export async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    // Drop the rest, because a client that is still sending would miss the response.
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}
