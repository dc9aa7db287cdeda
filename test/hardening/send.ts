import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

export interface Sent {
  status: number
  contentType: string
  isCompressed: boolean
  body: string
  ms: number
}

/** `fetch` would normalize paths and headers. Sends again if the server closes an idle connection at that moment. */
export async function send(
  origin: string,
  call: { method: string; path: string; headers: readonly (readonly [string, string])[]; body?: Buffer },
): Promise<Sent> {
  const { hostname, port, host } = new URL(origin)
  const { method, path, body } = call
  const headers = [...call.headers.flat(), 'host', host, ...(body ? ['content-length', String(body.length)] : [])]
  const start = performance.now()
  const asked = request({ agent, hostname, port, method, path, headers })
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject)
      asked.end(body)
    })
    const answer = await buffer(response)
    return {
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      isCompressed: response.headers['content-encoding'] !== undefined,
      body: answer.toString(),
      ms: performance.now() - start,
    }
  } catch (error) {
    if (asked.reusedSocket && error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
      return send(origin, call)
    throw error
  }
}
