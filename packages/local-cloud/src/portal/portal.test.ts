import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { freePort, listenOnLoopback } from '../machine/ports.ts'
import { portalListener } from './portal.ts'

test('a malformed address is 404 and does not end the process', async () => {
  const port = await freePort()
  const portal = await listenOnLoopback(port, portalListener('http://localhost:4300'))
  for (const path of ['//', '/none', '/?__proto__=x']) {
    const [answer]: IncomingMessage[] = await once(get({ host: '127.0.0.1', port, path }), 'response')
    answer?.resume()
    expect(answer?.statusCode).toBe(path.includes('?') ? 200 : 404)
  }
  await portal.stop()
})
