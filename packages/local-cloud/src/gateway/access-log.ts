import type { HttpResponse } from '../machine/http.ts'
import { UserError } from '../machine/log.ts'

export interface Access {
  requestId: string
  requestTime: string
  path: string
  routeKey: string
  startedAt: number
  answer: HttpResponse & { body: Buffer }
  invocation?: { requestId?: string; errorMessage?: string }
}

/** Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html */
const variables: Record<string, (access: Access) => string | undefined> = {
  requestId: ({ requestId }) => requestId,
  requestTime: ({ requestTime }) => requestTime,
  path: ({ path }) => path,
  routeKey: ({ routeKey }) => routeKey,
  status: ({ answer }) => String(answer.status),
  responseLatency: ({ startedAt }) => String(Math.round(performance.now() - startedAt)),
  responseLength: ({ answer }) => String(answer.body.length),
  'integration.requestId': ({ invocation }) => invocation?.requestId,
  integrationErrorMessage: ({ invocation }) => invocation?.errorMessage,
}

/** Throws UserError for an unknown variable. */
export function accessLine(format: string): (access: Access) => string {
  for (const [, name = ''] of format.matchAll(/\$context\.([\w.]+)/g))
    if (!Object.hasOwn(variables, name)) throw new UserError(`The local cloud's access log knows no $context.${name}.`)
  return (access) =>
    format.replace(/\$context\.([\w.]+)/g, (_, name: string) => inJson(variables[name]?.(access) ?? '-'))
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
