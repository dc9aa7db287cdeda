import { isUnchanged, rangeOf } from '../machine/conditions.ts'
import { attempt } from '../machine/files.ts'
import { type HttpRequest, type HttpResponse, header, type Origin, withHeader } from '../machine/http.ts'
import { type CachePolicy, cacheKey } from './cache-policy.ts'

/** What answers may take of memory in all; what came least lately goes first. */
const mostBytes = 64 * 1024 * 1024

interface Kept {
  uri: string
  response: HttpResponse & { body: Buffer }
  /** Epoch ms. */
  storedAt: number
  expiresAt: number
}

/** Of a behaviour what says where answers come from and whether they are kept. */
export interface Source {
  /** The behaviour's pattern; what one keeps another does not give. */
  path: string
  origin: Origin
  cachePolicy: CachePolicy
  /** What of a visitor's request the origin is told. */
  forwarded(request: HttpRequest): HttpRequest
}

export interface EdgeCache {
  /** What is kept for this request, and its age in seconds; else what the origin says, which may then be kept. */
  fetch(source: Source, request: HttpRequest): Promise<{ response: HttpResponse; age?: string }>
  /** Forgets paths, as an invalidation names them: exactly, or with `*` at the end. */
  forget(paths: string[]): void
}

/**
 * One edge's memory, new at every start. Errors are kept for as many seconds as `errorTtls` says. Answers of more than
 * 1 MB come as a stream and are not kept, and neither are those to a range of what is not there whole.
 */
export function edgeCache(errorTtls: Map<number, number>): EdgeCache {
  const kept = new Map<string, Kept>()
  let bytes = 0
  let invalidations = 0
  const remove = (key: string) => {
    bytes -= kept.get(key)?.response.body.length ?? 0
    kept.delete(key)
  }
  const store = (key: string, entry: Kept) => {
    remove(key)
    kept.set(key, entry)
    bytes += entry.response.body.length
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      remove(oldest)
    }
  }

  return {
    async fetch({ path, cachePolicy, forwarded, origin }, request) {
      const mayBeKept = cachePolicy.ttl.max > 0 && (request.method === 'GET' || request.method === 'HEAD')
      const key = `${path} ${cacheKey(cachePolicy, request)}`
      const there = mayBeKept ? kept.get(key) : undefined
      if (there && there.expiresAt > Date.now()) {
        const age = String(Math.floor((Date.now() - there.storedAt) / 1000))
        return { response: asAsked(request, there.response), age }
      }
      const isWhole = request.method === 'GET' && header(request.headers, 'range') === undefined
      if (!mayBeKept || !isWhole) return { response: await origin.fetch(forwarded(request)) }
      const before = invalidations
      // Without conditions: what is kept serves visitors who have nothing yet, too.
      const unconditional = request.headers.filter(([name]) => !/^if-/.test(name))
      const response = await origin.fetch(forwarded({ ...request, headers: unconditional }))
      const { body = Buffer.alloc(0) } = response
      if (!Buffer.isBuffer(body)) return { response }
      const whole = { ...response, body }
      const ttlMs = 1000 * timeToLive(cachePolicy, response, errorTtls)
      // What was fetched while paths were being forgotten may be what was to be forgotten.
      if (ttlMs > 0 && before === invalidations) {
        store(key, { uri: request.uri, response: whole, storedAt: Date.now(), expiresAt: Date.now() + ttlMs })
      }
      return { response: asAsked(request, whole) }
    },
    forget(paths) {
      invalidations += 1
      const wanted = paths.map(decoded)
      for (const [key, { uri }] of kept) {
        const at = decoded(uri)
        const isNamed = (name: string) => (name.endsWith('*') ? at.startsWith(name.slice(0, -1)) : at === name)
        if (wanted.some(isNamed)) remove(key)
      }
    },
  }
}

const decoded = (path: string) => attempt(() => decodeURIComponent(path)) ?? path

/** The whole answer, a part of it, or that the visitor has it already. */
function asAsked({ headers }: HttpRequest, whole: HttpResponse & { body: Buffer }): HttpResponse {
  if (whole.status !== 200) return whole
  if (isUnchanged(headers, whole.headers)) {
    return { status: 304, headers: withHeader(whole.headers, 'content-length', undefined), body: undefined }
  }
  const range = rangeOf(header(headers, 'range'), whole.body.length)
  if (range === undefined) return whole
  if (range === 'unsatisfiable') {
    return { status: 416, headers: [['content-range', `bytes */${whole.body.length}`]], body: undefined }
  }
  const body = whole.body.subarray(range.start, range.end + 1)
  const partial = withHeader(whole.headers, 'content-range', `bytes ${range.start}-${range.end}/${whole.body.length}`)
  return { status: 206, headers: withHeader(partial, 'content-length', String(body.length)), body }
}

/**
 * For how many seconds an answer is kept.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html#ExpirationDownloadDist
 */
export function timeToLive(
  { ttl: { min, max, byDefault } }: Pick<CachePolicy, 'ttl'>,
  { status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
  errorTtls: Map<number, number>,
): number {
  const control = header(headers, 'cache-control') ?? ''
  const [, age] = /\bs-maxage=(\d+)/i.exec(control) ?? /\bmax-age=(\d+)/i.exec(control) ?? []
  const expires = header(headers, 'expires')
  const wish = age ?? (expires && String((Date.parse(expires) - Date.now()) / 1000 || 0))
  const isForbidden = /\b(no-cache|no-store|private)\b/i.test(control)
  if (status >= 400) {
    // CloudFront keeps these for 10 s unless it is told otherwise, others only when they ask for it.
    const least = errorTtls.get(status) ?? (/^(40[0345]|41[46]|50[0-4])$/.test(String(status)) ? 10 : 0)
    return isForbidden ? least : Math.max(least, Math.min(Number(wish ?? 0), max))
  }
  if (isForbidden) return min
  return wish === undefined ? Math.max(min, byDefault) : Math.min(Math.max(Number(wish), min), max)
}
