import { renderer } from 'porchlight:pages'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { comesThroughEdge } from '../../http/edge.ts'

const page = renderer.render({ page: 'not-found' })

/** The edge shows this not-found page for a property without a page. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  if (!comesThroughEdge(event)) return { statusCode: 403 }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
  return { statusCode: 404, headers, body: await page }
}
