import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { deployedFunctions } from '../../../infra/deployed-functions.ts'
import { type Access, grantFor, objectAccesses, poolAccesses, tableAccesses } from './accesses.ts'

/** Allows only the current function's grants, as AWS does, and records used and denied ones. */
export async function startPermissionProxy(endpoints: { table: string; buckets: string; people: string }) {
  const used = new Map<string, Set<string>>()
  const denied: string[] = []
  let acting = ''

  const isAllowed = (access: Access): boolean => {
    const { grants = {} } = deployedFunctions.find(({ name }) => name === acting) ?? {}
    const grant = grantFor(grants, access)
    if (grant) used.set(acting, (used.get(acting) ?? new Set()).add(grant))
    else denied.push(`${acting}: ${access.action} ${access.to}`)
    return grant !== undefined
  }
  const servers: Server[] = []
  const guard = async (target: string, accessesOf: (asked: IncomingMessage, body: Buffer) => Access[]) => {
    const server = createServer(async (asked, response) => {
      const body = await buffer(asked)
      if (!accessesOf(asked, body).map(isAllowed).every(Boolean)) {
        response.writeHead(asked.headers['x-amz-target'] ? 400 : 403, { 'content-type': 'application/x-amz-json-1.0' })
        response.end(JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message: 'Denied' }))
        return
      }
      // The signature covers the host.
      const { method, url = '/', headers } = asked
      const onwards = request(new URL(url, target), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onwards.on('error', () => response.destroy())
      onwards.end(body)
    }).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The guard has no port')
    return `http://127.0.0.1:${address.port}`
  }

  const table = await guard(endpoints.table, ({ headers }, body) =>
    tableAccesses(String(headers['x-amz-target']).replace(/^.*\./, ''), JSON.parse(body.toString())),
  )
  const buckets = await guard(endpoints.buckets, ({ method = '', url = '' }, body) =>
    objectAccesses(method, url.replace(/\?.*$/s, ''), body.toString('latin1')),
  )
  const people = await guard(endpoints.people, ({ headers }) => poolAccesses(headers['x-amz-target']?.toString()))
  return {
    table,
    buckets,
    people,
    used,
    denied,
    actAs(name: string) {
      acting = name
    },
    stop() {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}
