import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { answerError } from './answer-error.ts'

/** A Lambda behind the HTTP API; `name` stands in its log, and whatever it throws becomes an answer. */
export const apiLambda = (
  name: string,
  run: (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>,
) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>((event: APIGatewayProxyEventV2) =>
    run(event),
  ).onError(({ error, context }) => answerError(error, { route: name, requestId: context.awsRequestId }))
