import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * A proxy that hands every request on, yet cuts the line instead of answering whenever `loses`, which is told the
 * operation, says so.
 */
export async function startLosingProxy(target: string, loses: (operation: string) => boolean) {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const headers = Object.entries(request.headers).filter(([name]) => /^(x-amz|content-type|authorization)/.test(name))
    const answer = await fetch(target, {
      method: 'POST',
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      body,
    })
    const text = await answer.text()
    if (loses(String(request.headers['x-amz-target']).replace(/^.*\./, ''))) request.socket.destroy()
    else response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { endpoint: `http://127.0.0.1:${address.port}`, stop }
}
