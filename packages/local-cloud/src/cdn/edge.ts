import { type HeaderLines, type HttpRequest, type HttpResponse, header, withHeader } from '../machine/http.ts'
import { say } from '../machine/log.ts'
import { compressed } from './compression.ts'
import type { Behaviour, Distribution } from './distribution.ts'
import { afterViewerRequest, afterViewerResponse, edgeEvent } from './edge-event.ts'

/** Handles a request as the distribution describes: behavior, edge functions, cache, origin, headers, compression. */
export async function serve(distribution: Distribution, request: HttpRequest): Promise<HttpResponse> {
  const behaviour = distribution.behaviours.find(({ pattern }) => pattern.test(request.uri))
  if (!behaviour) throw new Error('A distribution always has a default behaviour')
  if (!behaviour.methods.has(request.method)) {
    return finish(behaviour, request, plain(403, 'This distribution does not allow this method for this path.'))
  }
  let routed: HttpRequest | HttpResponse
  try {
    routed = behaviour.viewerRequest
      ? afterViewerRequest(await behaviour.viewerRequest(edgeEvent(request)), request)
      : request
  } catch (error) {
    return failed('viewer-request', error)
  }
  if ('status' in routed) {
    return { ...routed, headers: withCacheHeader(behaviour.applyHeaders(routed.headers), 'FunctionGeneratedResponse') }
  }
  const uri = routed.uri === '/' && distribution.rootObject ? `/${distribution.rootObject}` : routed.uri
  const { response, age, outcome } = await distribution.cache.fetch(behaviour, { ...routed, uri })
  const { headers, ...finished } = await finish(behaviour, routed, response)
  const isError = outcome === 'Miss' && response.status >= 400
  return { ...finished, headers: withCacheHeader(withHeader(headers, 'age', age), isError ? 'Error' : outcome) }
}

async function finish(behaviour: Behaviour, request: HttpRequest, fetched: HttpResponse): Promise<HttpResponse> {
  let response = { ...fetched, headers: behaviour.applyHeaders(fetched.headers) }
  // CloudFront runs these only for statuses below 400.
  if (behaviour.viewerResponse && response.status < 400) {
    try {
      response = afterViewerResponse(await behaviour.viewerResponse(edgeEvent(request, response)), response)
    } catch (error) {
      return failed('viewer-response', error)
    }
  }
  const encodings = behaviour.compress ? behaviour.cachePolicy.encodings : []
  return header(request.headers, 'range') ? response : compressed(request, response, encodings)
}

function withCacheHeader(headers: HeaderLines, outcome: string): HeaderLines {
  return [...headers, ['x-cache', `${outcome} from cloudfront`]]
}

function failed(event: string, error: unknown): HttpResponse {
  say(`The ${event} function failed: ${error instanceof Error ? error.message : String(error)}`)
  return plain(503, 'The CloudFront function associated with this distribution is invalid or could not run.')
}

function plain(status: number, message: string): HttpResponse {
  return { status, headers: [['content-type', 'text/plain']], body: Buffer.from(`${message}\n`) }
}
