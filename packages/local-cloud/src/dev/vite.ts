import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { UserError } from '../machine/log.ts'
import { type UpgradeListener, untilAnswering } from '../machine/ports.ts'
import { runNode } from '../machine/processes.ts'
import { addresses, root, type Settings } from '../settings.ts'

const startsWithinMs = 30_000

/** Throws UserError if Vite does not respond. */
export async function startVite(port: number, settings: Settings): Promise<{ stop(): void }> {
  const web = join(root, 'web')
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json')
  const at = addresses(settings)
  const child = runNode(
    [join(dirname(manifest), 'bin/vite.js'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: web,
      // Without CI, Vite exits when its input is closed.
      env: { ...process.env, CI: 'true', PORCHLIGHT_ORIGIN: at.site, PORCHLIGHT_PORTAL_ORIGIN: at.portal },
      stderr: 'inherit',
    },
  )
  child.stdout?.resume()
  try {
    await Promise.race([untilAnswering(`http://127.0.0.1:${port}/@vite/client`, startsWithinMs), ended(child)])
    return { stop: () => child.kill('SIGTERM') }
  } catch {
    child.kill('SIGKILL')
    throw new UserError("Vite's dev server did not start; see its message above.")
  }
}

async function ended(child: ChildProcess): Promise<never> {
  await once(child, 'exit')
  throw new Error('It ended')
}

const ofTheCdn = /^\/(api|images)\//

/** Forwards requests and the hot reload socket to Vite. */
export function viteFront(port: number) {
  return (cdn: RequestListener): { listener: RequestListener; onUpgrade: UpgradeListener } => ({
    listener: (incoming, outgoing) => {
      if (ofTheCdn.test(incoming.url ?? '')) cdn(incoming, outgoing)
      else forward(incoming, outgoing, port)
    },
    onUpgrade: (incoming, socket, head) => {
      const upstream = connect(port, '127.0.0.1', () => {
        const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
        for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
          lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`)
        }
        upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
        upstream.write(head)
        upstream.pipe(socket).pipe(upstream)
      })
      upstream.on('error', () => socket.destroy())
      socket.on('error', () => upstream.destroy())
    },
  })
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const upstream = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(outgoing)
  })
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
    outgoing.end('The dev server of the web app is not there yet.\n')
  })
  incoming.pipe(upstream)
}
