import { createServer, request } from 'node:http'
import { listen } from './listen.ts'

/**
 * A proxy to the image storage. If it `isMetered`, its requests share an uplink that transfers as many bytes as
 * `transfer` allows. With `isHolding` it responds only after `release`.
 */
export async function startSlowStorage(origin: string, { isMetered = false, isHolding = false }) {
  const target = new URL(origin)
  const begun: string[] = []
  const received: string[] = []
  const released = Promise.withResolvers<void>()
  if (!isHolding) released.resolve()
  let uplink = Promise.resolve()
  let allowedBytes = isMetered ? 0 : Number.POSITIVE_INFINITY
  let waitingRequests = 0
  let resume = () => {}
  const untilAllowed = async (bytes: number) => {
    while (allowedBytes < bytes)
      await new Promise<void>((resolve) => {
        resume = resolve
      })
    allowedBytes -= bytes
  }
  const server = createServer(async (asked, answer) => {
    const { method, url = '' } = asked
    if (method === 'PUT') begun.push(url)
    const parts: Buffer[] = []
    try {
      for await (const part of asked) {
        parts.push(part)
        waitingRequests += 1
        uplink = uplink.then(() => untilAllowed(part.length))
        await uplink
        waitingRequests -= 1
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
    /** Requests whose next bytes wait for `transfer`. */
    waitingRequests: () => waitingRequests,
    transfer(bytes: number) {
      allowedBytes += bytes
      resume()
    },
    release: released.resolve,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
