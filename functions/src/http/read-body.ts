import { limits } from '@porchlight/contract/limits'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { invalidInput, KnownError } from '../errors.ts'

/**
 * The JSON body of a request, or undefined when there is none. Throws `too_large`, `unsupported_media_type` and
 * `invalid_input`.
 */
export function readBody({ body, headers, isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  if (!body) return undefined
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > limits.requestBodyBytes)
    throw new KnownError('too_large', `The body is longer than ${limits.requestBodyBytes} bytes`)
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new KnownError('unsupported_media_type', 'The body must be application/json')
  return parseJson(bytes)
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalidInput([], 'The body is not valid JSON')
  }
}
