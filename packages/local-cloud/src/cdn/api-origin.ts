import type { Gateway } from '../gateway/gateway.ts'
import type { Origin } from './message.ts'

/** One byte more than the gateway takes, so that it is the gateway that refuses. */
const mostBytes = 10 * 1024 * 1024 + 1

/** Headers of one connection only, and those that CloudFront sets itself. */
const notForwarded = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host)$/

/** An HTTP API behind the CDN, in this same process. It answers to its own host name, as on AWS. */
export function apiOrigin(gateway: Gateway): Origin {
  return {
    async fetch(request) {
      const body = (await request.body(mostBytes)) ?? Buffer.alloc(mostBytes)
      const {
        status,
        headers,
        body: answer,
      } = await gateway.handle({
        method: request.method,
        path: request.uri,
        query: request.query,
        headers: [
          ...request.headers.filter(([name]) => !notForwarded.test(name)),
          ['host', gateway.domainName],
          ['x-forwarded-for', request.viewerIp],
          ['x-forwarded-proto', 'https'],
          ['x-forwarded-port', '443'],
        ],
        body,
        sourceIp: request.viewerIp,
      })
      return { status, headers: [...headers, ['content-length', String(answer.length)]], body: answer }
    },
  }
}
