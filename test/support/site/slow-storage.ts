import { createServer, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { listen } from './listen.ts'

/**
 * A proxy to the image storage whose requests share one uplink of this speed. With `isHolding` it responds only after
 * `release`.
 */
export async function startSlowStorage(origin: string, { bytesPerMs = Number.POSITIVE_INFINITY, isHolding = false }) {
  const target = new URL(origin)
  const begun: string[] = []
  const received: string[] = []
  const released = Promise.withResolvers<void>()
  if (!isHolding) released.resolve()
  let uplink = Promise.resolve()
  let receivedBytes = 0
  const server = createServer(async (asked, answer) => {
    const { method, url = '' } = asked
    if (method === 'PUT') begun.push(url)
    const parts: Buffer[] = []
    try {
      for await (const part of asked) {
        parts.push(part)
        uplink = uplink.then(() => setTimeout(part.length / bytesPerMs))
        await uplink
        receivedBytes += part.length
      }
    } catch {
      return
    }
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
    forwarded.end(Buffer.concat(parts))
  })
  const address = await listen(server)
  return {
    origin: address,
    begun,
    received,
    receivedBytes: () => receivedBytes,
    release: released.resolve,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
