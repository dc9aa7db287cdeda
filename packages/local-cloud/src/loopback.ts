import type { IncomingMessage } from 'node:http'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { systemCode } from './trouble.ts'

/** Long enough a queue for a few thousand connections that come at once. */
const backlog = 4096

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface Listening {
  stop(): Promise<void>
}

/** Listens on one port of both loopback addresses (localhost may mean either); a machine without IPv6 is fine. */
export async function listenOnLoopback(
  port: number,
  listener: RequestListener,
  onUpgrade?: UpgradeListener,
): Promise<Listening> {
  const servers: Server[] = []
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer({ keepAliveTimeout: 65_000 }, listener)
    if (onUpgrade) server.on('upgrade', onUpgrade)
    try {
      await listen(server, port, host)
      servers.push(server)
    } catch (error) {
      if (host === '127.0.0.1' || !/EADDRNOTAVAIL|EAFNOSUPPORT/.test(systemCode(error) ?? '')) throw error
    }
  }
  return {
    async stop() {
      await Promise.all(servers.map(close))
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog }, () => resolve())
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
