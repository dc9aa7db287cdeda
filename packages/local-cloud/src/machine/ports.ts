import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { scheduler } from 'node:timers/promises'
import { systemCode, UserError } from './log.ts'

/** Queue length for a few thousand simultaneous connections. */
const backlog = 4096

export interface Listening {
  stop(): Promise<void>
}

/**
 * Listens on both loopback addresses, since localhost may mean either. IPv6 is optional. Throws if the port is taken.
 */
export async function listenOnLoopback(port: number, listener: RequestListener): Promise<Listening> {
  const servers: Server[] = []
  const stop = async () => {
    await Promise.all(servers.map(close))
  }
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer({ keepAliveTimeout: 65_000 }, listener)
    try {
      await once(server.listen({ port, host, backlog }), 'listening')
      servers.push(server)
    } catch (error) {
      if (host === '::1' && /EADDRNOTAVAIL|EAFNOSUPPORT/.test(systemCode(error) ?? '')) continue
      await stop()
      throw error
    }
  }
  return { stop }
}

async function close(server: Server): Promise<void> {
  const closed = once(server.close(), 'close')
  server.closeAllConnections()
  await closed
}

/** Returns a free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  await close(server)
  if (typeof address !== 'object' || !address) throw new Error('A server on loopback always has a port')
  return address.port
}

/** Checks the site's port and those derived from it. Throws UserError if one is taken. */
export async function checkPorts(port: number): Promise<void> {
  for (const [offset, purpose] of [
    [0, 'the site'],
    [10, 'the portal emulator'],
    [20, 'the buckets'],
    [30, 'sign-in'],
  ] as const) {
    try {
      await (await listenOnLoopback(port + offset, () => undefined)).stop()
    } catch (error) {
      const why = systemCode(error) === 'EACCES' ? 'may not be used;' : 'is in use; stop what is using it or'
      const other = port > 60_000 || port < 1024 ? 4400 : port + 100
      throw new UserError(`Port ${port + offset} (${purpose}) ${why} choose another: PORT=${other} npm start.`)
    }
  }
}

/** Waits for any response. Throws the last error after `withinMs`. */
export async function untilAnswering(address: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    try {
      await fetch(address)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await scheduler.wait(15)
    }
  }
}
