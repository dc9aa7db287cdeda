import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import type { HttpRequest, HttpResponse } from './http.ts'
import { httpListener } from './http-listener.ts'

const server = createServer()
afterEach(() => {
  server.removeAllListeners('request').close()
  server.closeAllConnections()
})

async function ask(answer: (request: HttpRequest) => Promise<HttpResponse>, init: RequestInit = {}) {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  server.on('request', httpListener(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  return fetch(`http://127.0.0.1:${address.port}/`, { ...init, signal: AbortSignal.timeout(5000) })
}

test.each(['GET', 'POST'])('a failed response to a %s becomes 502, although its body was read', async (method) => {
  const answer = await ask(
    async (request) => {
      await request.body(100)
      return { status: 302, headers: [['location', '/a\nb']], body: undefined }
    },
    { method, redirect: 'manual', ...(method === 'POST' && { body: 'text' }) },
  )
  expect(answer.status).toBe(502)
})
