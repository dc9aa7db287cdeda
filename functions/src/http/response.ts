import { type ErrorBody, errorStatus } from '@porchlight/contract/error'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { KnownError } from '../errors.ts'

const json = 'application/json'

/**
 * Returns 200 with JSON, or 204 without a body. Public responses may be cached but must be revalidated, so that saves
 * are visible at once.
 */
export function successResponse(body: unknown, { isPublic }: { isPublic: boolean }): APIGatewayProxyStructuredResultV2 {
  const headers = { 'cache-control': isPublic ? 'public, max-age=0, must-revalidate' : 'no-store' }
  if (body === undefined) return { statusCode: 204, headers }
  return { statusCode: 200, headers: { 'content-type': json, ...headers }, body: JSON.stringify(body) }
}

/** Returns an error in the contract's shape. */
export function errorResponse({ code, message, issues, headers }: KnownError): APIGatewayProxyStructuredResultV2 {
  const body: ErrorBody = issues?.length ? { code, message, issues } : { code, message }
  return {
    statusCode: errorStatus[code],
    headers: { 'content-type': json, 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

/** Returns an uncached 302. */
export const redirect = (location: string, cookies: string[]): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 302,
  headers: { location, 'cache-control': 'no-store' },
  cookies,
})
