import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.ts'

/** A proxy to the image storage that responds only after `release`. */
export async function startSlowStorage(origin: string) {
  const target = new URL(origin)
  const begun: string[] = []
  const received: string[] = []
  const released = Promise.withResolvers<void>()
  const server = createServer(async (asked, answer) => {
    const { method, url = '' } = asked
    if (method === 'PUT') begun.push(url)
    const body = await buffer(asked).catch(() => undefined)
    if (!body) return
    if (method === 'PUT') {
      received.push(url)
      await released.promise
    }
    const headers = { ...asked.headers, host: target.host }
    const forwarded = request({ host: target.hostname, port: target.port, path: url, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    forwarded.end(body)
  })
  const address = await listen(server)
  return {
    origin: address,
    begun,
    received,
    release: released.resolve,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
