import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** A browser takes the prefix only with Secure, with Path=/ and from this very host: no other site can plant them. */
type CookieName = '__Host-session' | `__Host-login-${string}`

// Lax: the way back from the hosted login is a navigation that another site starts.
const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** A Set-Cookie line; value in cookie-safe ASCII, maxAge in seconds. */
export const setCookie = (name: CookieName, value: string, maxAge: number) =>
  `${name}=${value}; Max-Age=${maxAge}; ${flags}`

/**
 * The cookies of a session for so many seconds: its id, and one that lets scripts of this site see that somebody is
 * signed in, so that visitors are spared a call that says they are not.
 */
export const sessionCookies = (sessionId: string, maxAge: number) => [
  setCookie('__Host-session', sessionId, maxAge),
  `${signedInHint}=${maxAge ? 1 : ''}; Max-Age=${maxAge}; Path=/; Secure; SameSite=Lax`,
]

/** Takes both away. */
export const noSessionCookies = sessionCookies('', 0)

export const clearCookie = (name: CookieName) => setCookie(name, '', 0)

/** The value that the browser sent, or undefined. */
export function readCookie({ cookies = [] }: APIGatewayProxyEventV2, name: CookieName): string | undefined {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
