import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { KnownError } from '../errors.ts'
import { emitMetric } from '../metric.ts'

/** The edge compresses smaller responses for free; larger ones approach a Lambda's limit. */
const large = 1024 * 1024

/**
 * Bytes of a response with its headers as JSON. The gateway replaces a longer one by a 500.
 * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */
const MAX_BYTES = 6 * 1024 * 1024

/**
 * Compresses a large response, so that a long list still fits. `acceptEncoding` is that header's value. Records the
 * size of large responses for an alarm. Throws `answer_too_large` if it does not fit.
 */
export function fitResponse(
  response: APIGatewayProxyStructuredResultV2,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  if ((response.body ?? '').length < large) return response
  const fitted = compress(response, acceptEncoding)
  const bytes = Buffer.byteLength(JSON.stringify(fitted))
  emitMetric('AnswerBytes', bytes, 'Bytes', { max: MAX_BYTES })
  if (bytes <= MAX_BYTES) return fitted
  throw new KnownError(
    'answer_too_large',
    `The response has grown too long to be sent: ${bytes} bytes where ${MAX_BYTES} fit`,
  )
}

/** Medium quality takes 5 ms per megabyte of JSON; the highest takes seconds for little gain. */
const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })

/** Synchronous, since a Lambda handles one call at a time. The edge sends `br,gzip`, `gzip` or nothing. */
function compress(
  { body = '', headers, ...response }: APIGatewayProxyStructuredResultV2,
  acceptEncoding = '',
): APIGatewayProxyStructuredResultV2 {
  const accepted = acceptEncoding.split(',')
  const [encoding, bytes] = accepted.includes('br')
    ? ['br', brotli(body)]
    : accepted.includes('gzip')
      ? ['gzip', gzipSync(body)]
      : [undefined, undefined]
  const varied = { ...headers, vary: 'Accept-Encoding' }
  if (!bytes) return { ...response, headers: varied, body }
  return {
    ...response,
    headers: { ...varied, 'content-encoding': encoding },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  }
}
