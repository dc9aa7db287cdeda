import type { Context } from 'aws-lambda'
import { apiEvent, type Call, type Handler } from './api-event.ts'

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
