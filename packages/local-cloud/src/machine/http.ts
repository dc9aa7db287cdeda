import type { IncomingMessage } from 'node:http'

/** Lower-case names, one entry per line, in the order in which they came. */
export type HeaderLines = [name: string, value: string][]

/** A request on its way from the visitor through the edge to an origin. */
export interface HttpRequest {
  method: string
  /** Path as sent, percent-encoded, without the query. */
  uri: string
  /** Without the question mark. */
  query: string
  headers: HeaderLines
  viewerIp: string
  /** Reads the whole body; undefined when it is longer than `maxBytes`. */
  body(maxBytes: number): Promise<Buffer | undefined>
}

export interface HttpResponse {
  status: number
  headers: HeaderLines
  body: Buffer | undefined
}

/** Where the CDN gets what it serves: a bucket, or an API. */
export interface Origin {
  fetch(request: HttpRequest): Promise<HttpResponse>
}

/** The first value of a header, by its name in lower case. */
export function header(lines: HeaderLines, name: string): string | undefined {
  return lines.find(([given]) => given === name)?.[1]
}

/** The same lines with one header set to a single value, or taken away. */
export function withHeader(lines: HeaderLines, name: string, value: string | undefined): HeaderLines {
  const others = lines.filter(([given]) => given !== name)
  return value === undefined ? others : [...others, [name, value]]
}

/** The cookies of a request, each as name=value. */
export function cookiesOf(lines: HeaderLines): string[] {
  return lines
    .filter(([name]) => name === 'cookie')
    .flatMap(([, value]) => value.split(';'))
    .map((cookie) => cookie.trim())
    .filter(Boolean)
}

/** What stands before and after the first separator; without one everything stands before it. */
export function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Reads the whole body; undefined when it is longer than `maxBytes`. */
export async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    // What is too long is read to its end and dropped, so that the answer reaches a client that is still sending.
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}
