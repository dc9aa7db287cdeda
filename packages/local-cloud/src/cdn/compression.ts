import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type HttpRequest, type HttpResponse, header, withHeader } from '../machine/http.ts'

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}
export type Encoding = keyof typeof compress

/** Source: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html */
const types =
  /^(text\/|application\/(dash\+xml|eot|font|font-sfnt|javascript|json|manifest\+json|opentype|otf|pdf|pkcs7-mime|protobuf|rss\+xml|truetype|ttf|vnd\.apple\.mpegurl|vnd\.mapbox-vector-tile|vnd\.ms-fontobject|wasm|xhtml\+xml|x-font-opentype|x-font-truetype|x-font-ttf|x-javascript|x-mpegurl|xml)|font\/(eot|opentype|otf|ttf)|image\/svg\+xml)/
const [minBytes, maxBytes] = [1000, 10_000_000]

const cached = new Map<string, Buffer>()
const cachedBytesMost = 64 * 1024 * 1024
let cachedBytes = 0

/** Compresses as CloudFront does. */
export async function compressed(
  request: HttpRequest,
  response: HttpResponse,
  allowed: readonly Encoding[],
): Promise<HttpResponse> {
  const { headers, body, status } = response
  const [encoding] = acceptedEncodings(request, allowed)
  if (!encoding || !body || body.length < minBytes || body.length > maxBytes) return response
  if (![200, 403, 404].includes(status) || header(headers, 'content-encoding')) return response
  if (!types.test(header(headers, 'content-type') ?? '')) return response
  const etag = header(headers, 'etag')
  const smaller = await cachedOr(etag && `${encoding} ${request.uri} ${etag}`, () => compress[encoding](body))
  let lines = withHeader(headers, 'content-encoding', encoding)
  lines = withHeader(lines, 'content-length', String(smaller.length))
  lines = withHeader(lines, 'vary', 'Accept-Encoding')
  // The compressed bytes differ from the origin's, so a strong ETag becomes weak.
  if (etag) lines = withHeader(lines, 'etag', etag.startsWith('W/') ? etag : `W/${etag}`)
  return { status, headers: lines, body: smaller }
}

/** Returns accepted encodings in the given order. */
export function acceptedEncodings({ headers }: HttpRequest, allowed: readonly Encoding[]): Encoding[] {
  const accepted = (header(headers, 'accept-encoding') ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return allowed.filter((encoding) => accepted.includes(encoding))
}

async function cachedOr(key: string | undefined, make: () => Promise<Buffer>): Promise<Buffer> {
  const there = key && cached.get(key)
  if (there) return there
  const made = await make()
  if (!key) return made
  cached.set(key, made)
  cachedBytes += made.length
  for (const [oldest, bytes] of cached) {
    if (cachedBytes <= cachedBytesMost) break
    cached.delete(oldest)
    cachedBytes -= bytes.length
  }
  return made
}
