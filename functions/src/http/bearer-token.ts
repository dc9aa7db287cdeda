import type { APIGatewayProxyEventV2 } from 'aws-lambda'

const scheme = /^Bearer(\s|$)/i

/** The token of `Authorization: Bearer`, as scripts send it: undefined without that header, maybe empty with it. */
export const bearerTokenOf = ({ headers: { authorization = '' } }: APIGatewayProxyEventV2): string | undefined =>
  scheme.test(authorization) ? authorization.replace(scheme, '').trim() : undefined
