import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Without `behave` it never responds. */
export async function startBrokenTable(behave: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('data', () => behave(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { endpoint: `http://127.0.0.1:${address.port}`, stop }
}
