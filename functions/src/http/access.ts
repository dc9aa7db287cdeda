import type { Access } from '@porchlight/contract/routes/route'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { forbidden, unauthorized } from '../errors.ts'
import { siteOrigin } from './request.ts'

/**
 * What is known of a caller: at least the Set-Cookie lines that its browser is to get with an answer that is OK, and
 * whether a route that is public tells it more than visitors hear.
 */
export type Known = { cookies?: string[] | undefined; readsPrivately?: boolean } | undefined

/** Decides who may call: gives what the handler is to know about the caller, or throws what the caller is told. */
export type Authorize<Caller extends Known> = (access: Access, event: APIGatewayProxyEventV2) => Promise<Caller>

/** For a Lambda that nobody can sign in to: throws `unauthorized` when the call needs somebody signed in. */
export const requireAccess: Authorize<undefined> = async (access) => {
  if (access !== 'public') throw unauthorized()
  return undefined
}

const scheme = /^Bearer(\s|$)/i

/** The token of `Authorization: Bearer`, as scripts send it: undefined without that header, maybe empty with it. */
export const bearerTokenOf = ({ headers: { authorization = '' } }: APIGatewayProxyEventV2): string | undefined =>
  scheme.test(authorization) ? authorization.replace(scheme, '').trim() : undefined

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const changesState = ({ requestContext }: APIGatewayProxyEventV2) => !safeMethods.has(requestContext.http.method)

/** Throws `forbidden` when a page of another site sends a state-changing call; scripts send no Origin and pass. */
export function refuseForeignOrigin(event: APIGatewayProxyEventV2): void {
  const { origin } = event.headers
  if (changesState(event) && origin !== undefined && origin.toLowerCase() !== siteOrigin(event))
    throw forbidden('Calls from other sites are refused')
}

/**
 * Throws `forbidden` when a state-changing call lacks `X-Requested-With`: a foreign page cannot send it without
 * being allowed to. A bearer token serves as such a header.
 */
export function requireCustomHeader(event: APIGatewayProxyEventV2): void {
  if (changesState(event) && !event.headers['x-requested-with'] && bearerTokenOf(event) === undefined)
    throw forbidden('The header X-Requested-With is missing')
}
