import { createServer } from 'node:net'
import { systemCode, Trouble } from './trouble.ts'

/** A port that nothing listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Throws Trouble when the site's port or one that is counted from it is taken. */
export async function checkPorts(port: number): Promise<void> {
  for (const [offset, purpose] of [
    [0, 'the site'],
    [10, 'the stand-in portal'],
    [20, 'the buckets'],
    [30, 'sign-in'],
  ] as const) {
    const code = await tryListening(port + offset)
    if (code === undefined) continue
    if (code === 'EACCES')
      throw new Trouble(
        `Port ${port + offset} (${purpose}) may not be used; choose another: PORT=${elsewhere(port)} npm start.`,
      )
    throw new Trouble(
      `Port ${port + offset} (${purpose}) is in use; stop what is using it or choose another: PORT=${elsewhere(port)} npm start.`,
    )
  }
}

function elsewhere(port: number): number {
  return port > 60_000 || port < 1024 ? 4400 : port + 100
}

async function tryListening(port: number): Promise<string | undefined> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await new Promise<string | undefined>((resolve) => {
      const server = createServer().on('error', (error) => resolve(systemCode(error) ?? 'EADDRINUSE'))
      server.listen(port, host, () => server.close(() => resolve(undefined)))
    })
    // A machine without IPv6 is fine.
    if (code && !(host === '::1' && /EADDRNOTAVAIL|EAFNOSUPPORT/.test(code))) return code
  }
  return undefined
}
