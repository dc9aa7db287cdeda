import { conditionalResponse } from '../machine/conditions.ts'
import { type HeaderLines, type HttpRequest, type HttpResponse, header, type Origin } from '../machine/http.ts'
import { type CachePolicy, cacheKey } from './cache-policy.ts'

/** Evicts the least recently used responses. */
const maxBytes = 64 * 1024 * 1024

interface CachedResponse {
  response: HttpResponse & { body: Buffer }
  /** Times are in ms since 1970. */
  storedAt: number
  freshUntil: number
}

export interface Source {
  path: string
  origin: Origin
  cachePolicy: CachePolicy
  forwarded(request: HttpRequest): HttpRequest
}

interface Fetched {
  response: HttpResponse
  /** CloudFront's words for cached, revalidated and fetched. */
  outcome: 'Hit' | 'RefreshHit' | 'Miss'
  /** Seconds since the origin sent or confirmed it. */
  age?: string
}

export interface EdgeCache {
  fetch(source: Source, request: HttpRequest): Promise<Fetched>
}

/**
 * The cache of one edge location, empty at every start. Revalidates by ETag, serves stale responses during origin
 * errors for their stale-if-error time, and caches no ranges.
 */
export function edgeCache(errorTtls: Map<number, number>): EdgeCache {
  const responses = new Map<string, CachedResponse>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= responses.get(key)?.response.body.length ?? 0
    responses.delete(key)
  }
  const store = (key: string, response: CachedResponse['response'], ttlMs: number) => {
    remove(key)
    if (ttlMs <= 0) return
    responses.set(key, { response, storedAt: Date.now(), freshUntil: Date.now() + ttlMs })
    bytes += response.body.length
    for (const oldest of responses.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  return {
    async fetch({ path, cachePolicy, forwarded, origin }, request) {
      const mayBeKept = cachePolicy.ttl.max > 0 && (request.method === 'GET' || request.method === 'HEAD')
      const key = `${path} ${cacheKey(cachePolicy, request)}`
      const there = mayBeKept ? responses.get(key) : undefined
      if (there && there.freshUntil > Date.now()) return fromCache(request, there)
      const isWhole = request.method === 'GET' && header(request.headers, 'range') === undefined
      if (!mayBeKept || !isWhole) return { response: await origin.fetch(forwarded(request)), outcome: 'Miss' }

      const ttlMs = (response: HttpResponse) => 1000 * timeToLive(cachePolicy, response, errorTtls)
      let response: HttpResponse
      try {
        response = await origin.fetch(forwarded(there ? revalidation(request, there) : request))
        if (there && response.status >= 500 && isUsableStale(there)) return fromCache(request, there)
      } catch (error) {
        if (there && isUsableStale(there)) return fromCache(request, there)
        throw error
      }
      if (response.status === 304) {
        // The origin confirmed a version that only the visitor has.
        if (!there) return { response, outcome: 'Miss' }
        const confirmed = { ...there.response, headers: updated(there.response.headers, response.headers) }
        store(key, confirmed, ttlMs(confirmed))
        return { response: responseTo(request, confirmed), outcome: 'RefreshHit', age: '0' }
      }
      const { body = Buffer.alloc(0) } = response
      store(key, { ...response, body }, ttlMs(response))
      return { response: responseTo(request, { ...response, body }), outcome: 'Miss' }
    },
  }
}

function fromCache(request: HttpRequest, { response, storedAt }: CachedResponse): Fetched {
  const age = String(Math.floor((Date.now() - storedAt) / 1000))
  return { response: responseTo(request, response), outcome: 'Hit', age }
}

function revalidation(request: HttpRequest, { response }: CachedResponse): HttpRequest {
  const unconditional = request.headers.filter(([name]) => !name.startsWith('if-'))
  const etag = header(response.headers, 'etag')
  return { ...request, headers: etag ? [...unconditional, ['if-none-match', etag]] : unconditional }
}

function isUsableStale({ response, freshUntil }: CachedResponse): boolean {
  const [, seconds = 0] = /\bstale-if-error=(\d+)/i.exec(header(response.headers, 'cache-control') ?? '') ?? []
  return Date.now() < freshUntil + 1000 * Number(seconds)
}

/** S3 omits the metadata from a 304. */
function updated(headers: HeaderLines, by304: HeaderLines): HeaderLines {
  const named = new Set(by304.map(([name]) => name))
  return [...headers.filter(([name]) => !named.has(name)), ...by304]
}

function responseTo({ headers }: HttpRequest, whole: HttpResponse & { body: Buffer }): HttpResponse {
  return whole.status === 200 ? conditionalResponse(headers, whole) : whole
}

/**
 * Returns seconds:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html#ExpirationDownloadDist
 */
export function timeToLive(
  { ttl: { min, max, byDefault } }: Pick<CachePolicy, 'ttl'>,
  { status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
  errorTtls: Map<number, number>,
): number {
  const control = header(headers, 'cache-control') ?? ''
  const [, age] = /\bs-maxage=(\d+)/i.exec(control) ?? /\bmax-age=(\d+)/i.exec(control) ?? []
  const isForbidden = /\b(no-cache|no-store|private)\b/i.test(control)
  if (status >= 400) {
    // CloudFront caches these for 10 s by default, and other errors only if their headers ask for it.
    const least = errorTtls.get(status) ?? (/^(40[0345]|41[46]|50[0-4])$/.test(String(status)) ? 10 : 0)
    return isForbidden ? least : Math.max(least, Math.min(Number(age ?? 0), max))
  }
  if (isForbidden) return min
  return age === undefined ? Math.max(min, byDefault) : Math.min(Math.max(Number(age), min), max)
}
