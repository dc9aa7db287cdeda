import { type HeaderLines, type HttpRequest, type HttpResponse, header, withHeader } from '../machine/http.ts'
import { logLine } from '../machine/log.ts'
import { compressed } from './compression.ts'
import type { Behavior, Distribution } from './distribution.ts'
import { afterViewerRequest, afterViewerResponse, edgeEvent } from './edge-event.ts'

/** Handles a request as the distribution describes. */
export async function serve(distribution: Distribution, request: HttpRequest): Promise<HttpResponse> {
  const behavior = distribution.behaviors.find(({ pattern }) => pattern.test(request.uri))
  if (!behavior) throw new Error('A distribution always has a default behavior')
  if (!behavior.methods.has(request.method)) {
    return finish(behavior, request, plain(403, 'This distribution does not allow this method for this path.'))
  }
  let routed: HttpRequest | HttpResponse
  try {
    routed = behavior.viewerRequest
      ? afterViewerRequest(await behavior.viewerRequest(edgeEvent(request)), request)
      : request
  } catch (error) {
    return failed('viewer-request', error)
  }
  if ('status' in routed) {
    return { ...routed, headers: withCacheHeader(behavior.applyHeaders(routed.headers), 'FunctionGeneratedResponse') }
  }
  const { response, age, outcome } = await distribution.cache.fetch(behavior, routed)
  const { headers, ...finished } = await finish(behavior, routed, response)
  const isError = outcome === 'Miss' && response.status >= 400
  return { ...finished, headers: withCacheHeader(withHeader(headers, 'age', age), isError ? 'Error' : outcome) }
}

async function finish(behavior: Behavior, request: HttpRequest, fetched: HttpResponse): Promise<HttpResponse> {
  let response = { ...fetched, headers: behavior.applyHeaders(fetched.headers) }
  // CloudFront runs these only for statuses below 400.
  if (behavior.viewerResponse && response.status < 400) {
    try {
      response = afterViewerResponse(await behavior.viewerResponse(edgeEvent(request, response)), response)
    } catch (error) {
      return failed('viewer-response', error)
    }
  }
  const encodings = behavior.compress ? behavior.cachePolicy.encodings : []
  return header(request.headers, 'range') ? response : compressed(request, response, encodings)
}

function withCacheHeader(headers: HeaderLines, outcome: string): HeaderLines {
  return [...headers, ['x-cache', `${outcome} from cloudfront`]]
}

function failed(event: string, error: unknown): HttpResponse {
  logLine(`The ${event} function failed: ${error instanceof Error ? error.message : String(error)}`)
  return plain(503, 'The CloudFront function associated with this distribution is invalid or could not run.')
}

function plain(status: number, message: string): HttpResponse {
  return { status, headers: [['content-type', 'text/plain']], body: Buffer.from(`${message}\n`) }
}
