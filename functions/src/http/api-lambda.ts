import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { forbidden, KnownError, unavailable } from '../errors.ts'
import { comesThroughEdge } from './edge.ts'
import { isOutage } from './is-outage.ts'
import { fitResponse } from './large-response.ts'
import { errorResponse } from './response.ts'

/**
 * A call returns 503 this long before its Lambda's timeout; after it the gateway would return 500. The margin suffices
 * for a slow environment.
 */
const earlyMs = 1500

/**
 * Accepts calls through the edge only. `name` identifies the Lambda in the log; errors become responses, and large
 * responses are compressed.
 */
export const apiLambda = (
  name: string,
  run: (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>,
) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(
    async (event: APIGatewayProxyEventV2) => {
      if (!comesThroughEdge(event)) throw forbidden('Calls come through the site alone')
      return fitResponse(await run(event), event.headers['accept-encoding'])
    },
    {
      timeoutEarlyInMillis: earlyMs,
      timeoutEarlyResponse() {
        throw unavailable(new Error('The time of this function was nearly over'))
      },
    },
  ).onError(({ error, context }) => toErrorResponse(error, { route: name, requestId: context.awsRequestId }))

interface Call {
  route: string
  requestId: string
}

/**
 * A failed dependency is a 503; an unknown fault is a 500 that names only the request id. Both are logged in one
 * line, to which Lambda adds time and request id.
 */
export function toErrorResponse(thrown: unknown, call: Call): APIGatewayProxyStructuredResultV2 {
  const known = toKnownError(thrown, call)
  if (known.code === 'unavailable') log('warn', call, known.cause)
  if (known.code === 'internal') log('error', call, thrown)
  return errorResponse(known)
}

function toKnownError(thrown: unknown, { requestId }: Call): KnownError {
  if (thrown instanceof KnownError) return thrown
  if (isOutage(thrown)) return unavailable(thrown)
  return new KnownError('internal', `Something went wrong (request ${requestId})`)
}

function log(level: 'warn' | 'error', { route }: Call, thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { name, message, stack } = error
  // An object has searchable fields in Lambda's JSON log.
  console[level]({ route, name, message, stack })
}
