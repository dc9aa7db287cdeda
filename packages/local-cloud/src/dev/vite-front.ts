import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { UpgradeListener } from '../machine/ports.ts'

/** Paths that are not of the web app: the CDN answers them as in `npm start`. */
const ofTheCdn = /^\/(api|images)\//

/** Sends what belongs to the web app to Vite's dev server, its socket for hot reload included. */
export function viteFront(port: number) {
  return (cdn: RequestListener): { listener: RequestListener; onUpgrade: UpgradeListener } => ({
    listener: (incoming, outgoing) => {
      if (ofTheCdn.test(incoming.url ?? '')) cdn(incoming, outgoing)
      else forward(incoming, outgoing, port)
    },
    onUpgrade: (incoming, socket, head) => {
      const upstream = connect(port, '127.0.0.1', () => {
        const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
        for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
          lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`)
        }
        upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
        upstream.write(head)
        upstream.pipe(socket).pipe(upstream)
      })
      upstream.on('error', () => socket.destroy())
      socket.on('error', () => upstream.destroy())
    },
  })
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const upstream = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(outgoing)
  })
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
    outgoing.end('The dev server of the web app is not there yet.\n')
  })
  incoming.pipe(upstream)
}
