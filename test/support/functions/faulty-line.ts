import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { listen } from '../site/listen.ts'

/**
 * `reset` cuts the connection, `hang` never responds, `error` is a 500, `lost` cuts the connection after processing; a
 * number is a delay in ms.
 */
export type Fault = 'none' | 'reset' | 'hang' | 'error' | 'lost' | number

/** A proxy to an AWS service. `next` receives the operation of each table request and returns its fault. */
export async function startFaultyLine(target: string, next: (operation: string) => Fault) {
  const { hostname, port } = new URL(target)
  const server = createServer(async (asked, answer) => {
    const { method, url: path, headers } = asked
    const fault = next(String(headers['x-amz-target']).replace(/^.*\./, ''))
    if (fault === 'reset') return asked.socket.destroy()
    const body = await buffer(asked)
    if (fault === 'hang') return
    if (fault === 'error') return answer.writeHead(500).end()
    if (typeof fault === 'number') await setTimeout(fault)
    const passed = request({ hostname, port, method, path, headers })
    passed.once('error', () => asked.socket.destroy())
    passed.once('response', async (given) => {
      const content = await buffer(given)
      if (fault === 'lost') asked.socket.destroy()
      else answer.writeHead(given.statusCode ?? 502, given.headers).end(content)
    })
    passed.end(body)
  })
  const endpoint = await listen(server)
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { endpoint, stop }
}
