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

/** The edge cache returns one body for many requests. */
const compressedBodies = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>()

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
  const smaller = await compressedOnce(body, encoding)
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

function compressedOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const made = compressedBodies.get(body) ?? new Map<Encoding, Promise<Buffer>>()
  compressedBodies.set(body, made)
  const smaller = made.get(encoding) ?? compress[encoding](body)
  made.set(encoding, smaller)
  return smaller
}
