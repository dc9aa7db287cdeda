import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** Sends a browser on with a GET; never kept by a cache. */
export const redirect = (location: string, cookies: string[]): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 302,
  headers: { location, 'cache-control': 'no-store' },
  cookies,
})
