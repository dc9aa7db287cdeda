import { type ErrorBody, errorStatus } from '@porchlight/contract/error'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { KnownError } from '../errors.ts'

const json = 'application/json'

/**
 * An answer that is OK: 200 with JSON, or 204 when there is nothing to say. What everybody may see is kept by caches
 * but asked for again each time, so that a save shows at once.
 */
export function answer(body: unknown, { isPublic }: { isPublic: boolean }): APIGatewayProxyStructuredResultV2 {
  const headers = { 'cache-control': isPublic ? 'public, max-age=0, must-revalidate' : 'no-store' }
  if (body === undefined) return { statusCode: 204, headers }
  return { statusCode: 200, headers: { 'content-type': json, ...headers }, body: JSON.stringify(body) }
}

/** The answer to a known failure, in the contract's shape. */
export function failure({ code, message, issues, headers }: KnownError): APIGatewayProxyStructuredResultV2 {
  const body: ErrorBody = issues?.length ? { code, message, issues } : { code, message }
  return {
    statusCode: errorStatus[code],
    headers: { 'content-type': json, 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

/** A 302 to another address, which no cache keeps. */
export const redirect = (location: string, cookies: string[]): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 302,
  headers: { location, 'cache-control': 'no-store' },
  cookies,
})
