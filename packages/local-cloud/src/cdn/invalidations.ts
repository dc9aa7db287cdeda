import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

export interface Invalidations {
  /** Where a function finds CloudFront. */
  endpoint: string
  stop(): void
}

/**
 * Takes CloudFront's invalidations. There is nothing to forget: this CDN asks the bucket for every page anew, and what
 * it keeps compressed goes by the object's own version.
 */
export async function startInvalidations(): Promise<Invalidations> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const isInvalidation =
        request.method === 'POST' && /^\/\d{4}-\d\d-\d\d\/distribution\/\w+\/invalidation$/.test(request.url ?? '')
      const id = randomUUID().slice(0, 13).toUpperCase()
      response.writeHead(isInvalidation ? 201 : 404, { 'content-type': 'text/xml' })
      response.end(
        isInvalidation ? `<Invalidation><Id>${id}</Id><Status>Completed</Status></Invalidation>` : '<ErrorResponse/>',
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The invalidations have no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
