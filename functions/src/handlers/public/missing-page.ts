import { renderer } from 'porchlight:pages'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

const page = renderer.render({ page: 'not-found' })

/** What the edge shows for a property that has no page: the not-found page with its status, whatever was asked. */
export const handler = async (): Promise<APIGatewayProxyStructuredResultV2> => ({
  statusCode: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  body: await page,
})
