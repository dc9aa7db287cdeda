import { randomUUID } from 'node:crypto'
import { readBody } from '../machine/http.ts'
import { freePort, type Listening, listenOnLoopback } from '../machine/ports.ts'
import { accessKeyOf, type Callers } from '../permissions/callers.ts'
import { arn } from '../template/resource.ts'

interface Invalidations extends Listening {
  endpoint: string
  /** Hears of every batch of paths, which may end in `*`. */
  onPaths(listener: (paths: string[]) => void): void
}

const mostBodyBytes = 1024 * 1024

/**
 * Takes CloudFront's CreateInvalidation at `endpoint`, from whoever is allowed to, and tells the paths.
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html
 */
export async function startInvalidations({ allows }: Pick<Callers, 'allows'>): Promise<Invalidations> {
  const port = await freePort()
  const listeners: ((paths: string[]) => void)[] = []
  const { stop } = await listenOnLoopback(port, async (request, response) => {
    const answer = (status: number, xml: string) => {
      response.writeHead(status, { 'content-type': 'text/xml' })
      response.end(xml)
    }
    const body = await readBody(request, mostBodyBytes).catch(() => undefined)
    const [, id] = /^\/\d{4}-\d\d-\d\d\/distribution\/(\w+)\/invalidation$/.exec(request.url ?? '') ?? []
    if (request.method !== 'POST' || !id || !body) return answer(404, '<ErrorResponse/>')
    const resource = arn('cloudfront', `distribution/${id}`, { global: true })
    const access = { action: 'cloudfront:CreateInvalidation', resource }
    if (!allows(accessKeyOf(request.headers.authorization), access)) {
      return answer(403, '<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>')
    }
    const paths = body.toString().match(/(?<=<Path>)[^<]*/g) ?? []
    for (const tell of listeners) tell(paths.map((path) => path.replaceAll('&amp;', '&')))
    const name = randomUUID().slice(0, 13).toUpperCase()
    return answer(201, `<Invalidation><Id>${name}</Id><Status>Completed</Status></Invalidation>`)
  })
  return { endpoint: `http://127.0.0.1:${port}`, onPaths: (listener) => void listeners.push(listener), stop }
}
