import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HeaderLines, type HttpRequest, type HttpResponse, readBody } from './http.ts'
import { logLine } from './log.ts'

/** Passes whole messages to `answer`. */
export function httpListener(answer: (request: HttpRequest) => Promise<HttpResponse>) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      send(await answer(requestOf(incoming)), incoming, outgoing)
    } catch (error) {
      // The request ended when it was read. Only the response shows that the visitor has disconnected.
      if (outgoing.destroyed) return
      logLine(`${incoming.method} ${incoming.url} failed: ${error instanceof Error ? error.stack : String(error)}`)
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' })
      outgoing.end('Bad gateway\n')
    }
  }
}

function requestOf(incoming: IncomingMessage): HttpRequest {
  const [, path = '/', query = ''] = /^([^?]*)\??(.*)$/s.exec(incoming.url ?? '/') ?? []
  return {
    method: incoming.method ?? 'GET',
    uri: path.replace(/^https?:\/\/[^/]+/i, '') || '/',
    query,
    headers: linesOf(incoming.rawHeaders),
    viewerIp: (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    body: (maxBytes) => readBody(incoming, maxBytes),
  }
}

function linesOf(raw: string[]): HeaderLines {
  const lines: HeaderLines = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    lines.push([(raw[index] ?? '').toLowerCase(), raw[index + 1] ?? ''])
  }
  return lines
}

function send({ status, headers, body }: HttpResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(status, headers.flat())
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}
