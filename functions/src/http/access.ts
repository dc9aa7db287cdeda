import type { Access } from '@porchlight/contract/routes/route'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { forbidden, unauthorized } from '../errors.ts'
import { siteOrigin } from './request.ts'

/**
 * `cookies` are Set-Cookie lines for a successful response; `readsPrivately` means that a public route returns more
 * than visitors see.
 */
export type CallerContext = { cookies?: string[] | undefined; readsPrivately?: boolean } | undefined

/** Returns what the handler should know about the caller, or throws the error for the caller. */
export type Authorize<Caller extends CallerContext> = (access: Access, event: APIGatewayProxyEventV2) => Promise<Caller>

/** A Lambda without sign-in throws `unauthorized` if the call needs it. */
export const requireAccess: Authorize<undefined> = async (access) => {
  if (access !== 'public') throw unauthorized()
  return undefined
}

const scheme = /^Bearer(\s|$)/i

/** Returns undefined without the header; the token may be empty. */
export const bearerTokenOf = ({ headers: { authorization = '' } }: APIGatewayProxyEventV2): string | undefined =>
  scheme.test(authorization) ? authorization.replace(scheme, '').trim() : undefined

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const changesState = ({ requestContext }: APIGatewayProxyEventV2) => !safeMethods.has(requestContext.http.method)

/** Throws `forbidden` if a page of another site sends a state-changing call. Scripts send no Origin and pass. */
export function refuseForeignOrigin(event: APIGatewayProxyEventV2): void {
  const { origin } = event.headers
  if (changesState(event) && origin !== undefined && origin.toLowerCase() !== siteOrigin(event))
    throw forbidden('Calls from other sites are refused')
}

/**
 * Throws `forbidden` if a state-changing call lacks `X-Requested-With`, which a page of another site cannot send. A
 * bearer token is sufficient as well.
 */
export function requireCustomHeader(event: APIGatewayProxyEventV2): void {
  if (changesState(event) && !event.headers['x-requested-with'] && bearerTokenOf(event) === undefined)
    throw forbidden('The header X-Requested-With is missing')
}
