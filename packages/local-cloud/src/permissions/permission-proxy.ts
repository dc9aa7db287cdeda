import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http'
import { attempt } from '../machine/files.ts'
import { readBody } from '../machine/http.ts'
import { logLine } from '../machine/log.ts'
import { freePort, type Listening, listenOnLoopback } from '../machine/ports.ts'
import { arn } from '../template/resource.ts'
import { accessKeyOf, type Callers, ownKey } from './callers.ts'
import type { Access } from './policies.ts'
import { text } from './table-accesses.ts'

/** DynamoDB's limit. */
const maxBodyBytes = 16 * 1024 * 1024

interface Service {
  endpoint: string
  accessesOf(operation: string, body: unknown): Access[]
}

/**
 * Forwards calls that the role allows to the table and the user pool, and answers others as AWS would. Calls to
 * services without a local emulator are denied by name.
 */
export async function startPermissionProxy(
  callers: Pick<Callers, 'allows'>,
  { table, identity }: { table: Service; identity: string },
): Promise<Listening & { endpoint: string }> {
  const services: Record<string, Service> = {
    DynamoDB_20120810: table,
    AWSCognitoIdentityProviderService: { endpoint: identity, accessesOf: poolAccesses },
  }
  const port = await freePort()
  const agent = new Agent({ keepAlive: true })
  const listening = await listenOnLoopback(port, async (incoming, answer) => {
    const body = await readBody(incoming, maxBodyBytes).catch(() => undefined)
    if (!body) return void answer.destroy()
    const { authorization, 'x-amz-target': target = '' } = incoming.headers
    // Unsigned endpoints, such as the pool's public keys, need no permission.
    if (!authorization) return forward(incoming, answer, { endpoint: identity, agent, body })
    const [name = '', operation = ''] = String(target).split('.')
    const service = Object.hasOwn(services, name) ? services[name] : undefined
    if (!service) {
      const [, called = 'a service'] = /\/([\w-]+)\/aws4_request/.exec(authorization) ?? []
      logLine(`Denied: ${called} is not on this machine (${incoming.method} ${incoming.url}).`)
      return deny(answer, `The local cloud has no ${called}`)
    }
    const accesses = attempt(() => service.accessesOf(operation, JSON.parse(body.toString())))
    if (!accesses) return deny(answer, 'The body is not JSON')
    const denied = accesses.find((access) => !callers.allows(accessKeyOf(authorization), access))
    if (denied) return deny(answer, `Not authorized to perform: ${denied.action} on resource: ${denied.resource}`)
    forward(incoming, answer, { endpoint: service.endpoint, agent, body })
  })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await listening.stop()
      agent.destroy()
    },
  }
}

function poolAccesses(operation: string, body: unknown): Access[] {
  return [{ action: `cognito-idp:${operation}`, resource: arn('cognito-idp', `userpool/${text(body, 'UserPoolId')}`) }]
}

function deny(answer: ServerResponse, message: string): void {
  answer.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
  answer.end(JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message }))
}

function forward(
  { method, url, headers }: IncomingMessage,
  answer: ServerResponse,
  { endpoint, agent, body }: { endpoint: string; agent: Agent; body: Buffer },
): void {
  const onwards = request(endpoint, { method, path: url, headers: underOneKey(headers), agent }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
    given.on('error', () => answer.destroy())
  })
  // If the table server is down, break the connection as it would.
  onwards.on('error', () => answer.destroy())
  answer.on('close', () => void (answer.writableFinished || onwards.destroy()))
  onwards.end(body)
}

/** DynamoDB Local has a database per access key, but all functions share one. */
function underOneKey({ host, authorization, ...headers }: IncomingMessage['headers']): OutgoingHttpHeaders {
  return authorization
    ? { ...headers, authorization: authorization.replace(/Credential=[^/,\s]+/, `Credential=${ownKey}`) }
    : headers
}
