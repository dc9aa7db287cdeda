import { createServer, type Socket } from 'node:net'
import { listen } from '../site/listen.ts'

/** Without `behave` it never responds. */
export async function startBrokenTable(behave: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('data', () => behave(socket))
  })
  const endpoint = await listen(server)
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { endpoint, stop }
}
