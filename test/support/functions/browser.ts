import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { apiEvent, type Call } from './api-event.ts'

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

export function openBrowser() {
  const jar = new Map<string, string>()
  return {
    jar,
    async call(handler: Handler, event: Call = {}) {
      const cookies = [...jar].map(([name, value]) => `${name}=${value}`)
      const answer = await handler(apiEvent({ cookies, ...event }), { awsRequestId: 'request-1' } as Context)
      for (const line of answer.cookies ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (line.includes('Max-Age=0')) jar.delete(name)
        else jar.set(name, value)
      }
      return answer
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>

export const ownWrite = {
  method: 'POST',
  headers: { origin: 'https://homes.example.com', 'x-requested-with': 'porchlight' },
}
