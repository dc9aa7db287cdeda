import type { PageRenderer } from '@porchlight/contract/page-content'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** Gives a function that answers whatever it is asked with the not-found page and its status. */
export function missingPage(renderer: PageRenderer): () => Promise<APIGatewayProxyStructuredResultV2> {
  const page = renderer.render({ page: 'not-found' })
  return async () => ({
    statusCode: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    body: await page,
  })
}
