import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** Browsers accept the prefix only with Secure, Path=/ and no Domain, so no other site can set these cookies. */
type CookieName = '__Host-session' | `__Host-login-${string}`

// The redirect from the hosted login is a cross-site navigation, which needs Lax.
const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** `value` is cookie-safe ASCII, `maxAge` in seconds. */
export const setCookie = (name: CookieName, value: string, maxAge: number) =>
  `${name}=${value}; Max-Age=${maxAge}; ${flags}`

/**
 * Returns the session id, and a cookie readable by scripts that saves visitors a call for the current user. `maxAge`
 * is in seconds.
 */
export const sessionCookies = (sessionId: string, maxAge: number) => [
  setCookie('__Host-session', sessionId, maxAge),
  `${signedInHint}=${maxAge ? 1 : ''}; Max-Age=${maxAge}; Path=/; Secure; SameSite=Lax`,
]

/** Deletes both cookies. */
export const noSessionCookies = sessionCookies('', 0)

export const clearCookie = (name: CookieName) => setCookie(name, '', 0)

/** Returns undefined without the cookie. */
export function readCookie({ cookies = [] }: APIGatewayProxyEventV2, name: CookieName): string | undefined {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
