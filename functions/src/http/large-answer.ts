import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { KnownError } from '../errors.ts'
import { emitMetric } from '../metric.ts'

/** Below this many characters the edge compresses, at no cost; above it, what a Lambda may answer comes into sight. */
const large = 1024 * 1024

/**
 * The bytes of one answer with its headers, as the JSON that a Lambda gives: of a longer one nothing arrives, and the
 * gateway tells a 500. https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */
const most = 6 * 1024 * 1024

/**
 * Compresses a large answer with what the caller takes, so that a grown list still fits; a small one stays as it is.
 * `acceptEncoding` is that header's value. Tells the bytes of each large answer, of which an alarm knows. Throws
 * `answer_too_large` when it does not fit all the same.
 */
export function fitAnswer(
  answer: APIGatewayProxyStructuredResultV2,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  if ((answer.body ?? '').length < large) return answer
  const fitted = compressed(answer, acceptEncoding)
  const bytes = Buffer.byteLength(JSON.stringify(fitted))
  emitMetric('AnswerBytes', bytes, 'Bytes', { most })
  if (bytes <= most) return fitted
  throw new KnownError('answer_too_large', `The answer has grown too long to be sent: ${bytes} bytes where ${most} fit`)
}

/** In the middle of its scale brotli takes 5 ms for a megabyte of JSON; the last steps take seconds for little. */
const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })

/** At once, not in a thread of its own: a Lambda has one call at a time. */
function compressed(
  { body = '', headers, ...answer }: APIGatewayProxyStructuredResultV2,
  acceptEncoding = '',
): APIGatewayProxyStructuredResultV2 {
  const [encoding, bytes] = accepts(acceptEncoding, 'br')
    ? ['br', brotli(body)]
    : accepts(acceptEncoding, 'gzip')
      ? ['gzip', gzipSync(body)]
      : [undefined, undefined]
  const varied = { ...headers, vary: 'Accept-Encoding' }
  if (!bytes) return { ...answer, headers: varied, body }
  return {
    ...answer,
    headers: { ...varied, 'content-encoding': encoding },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  }
}

/** CloudFront sends `br,gzip`, `gzip` or nothing, whatever a browser wrote; others may call as RFC 9110 allows. */
const accepts = (acceptEncoding: string, encoding: string) =>
  acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
