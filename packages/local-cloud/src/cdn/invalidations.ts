import { randomUUID } from 'node:crypto'
import { freePort, type Listening, listenOnLoopback } from '../machine/ports.ts'

/**
 * Takes CloudFront's CreateInvalidation, at `endpoint`. It has no effect: the local CDN asks the bucket for
 * every page anew, and keeps compressed bodies by the object's ETag.
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html
 */
export async function startInvalidations(): Promise<Listening & { endpoint: string }> {
  const port = await freePort()
  const { stop } = await listenOnLoopback(port, (request, response) => {
    const [, distribution] = /^\/\d{4}-\d\d-\d\d\/distribution\/(\w+)\/invalidation$/.exec(request.url ?? '') ?? []
    const isInvalidation = request.method === 'POST' && distribution !== undefined
    request.resume().on('end', () => {
      response.writeHead(isInvalidation ? 201 : 404, { 'content-type': 'text/xml' })
      response.end(isInvalidation ? answer(randomUUID().slice(0, 13).toUpperCase()) : '<ErrorResponse/>')
    })
  })
  return { endpoint: `http://127.0.0.1:${port}`, stop }
}

const answer = (id: string) => `<Invalidation><Id>${id}</Id><Status>Completed</Status></Invalidation>`
