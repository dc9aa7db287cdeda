import { randomBytes } from 'node:crypto'
import { type AuthorizationRequest, errorPage, readAuthorizationRequest } from './authorization-request.ts'
import { type Answer, type IdentityRequest, redirect } from './exchange.ts'
import { html, loginPage } from './pages.ts'
import { clientOf, hashOf, type Pool } from './pool.ts'
import { type HostedSession, now, type User } from './pool-store.ts'
import { verifierOf } from './srp.ts'

// Cognito's name and lifetime (s). Ports of localhost share cookies, so the site uses another name.
const sessionCookie = 'cognito'
const sessionLifetime = 3600
// Cognito's cookies have Secure, which Safari refuses over plain http.
const protection = 'HttpOnly; SameSite=Lax'

/** Redirects to the login page, or to the client with a code if signed in there. */
export function authorize(pool: Pool, call: IdentityRequest): Answer {
  const read = readAuthorizationRequest(pool, call.query)
  if ('refusal' in read) return read.refusal
  const session = sessionOf(pool, call)
  const user = session && pool.store.findUser(session.sub)
  const mustAsk = call.query.get('prompt') === 'login'
  if (session && user?.enabled && !mustAsk) return grantCode(pool, read.request, user, session.authTime)
  return redirect(`${pool.origin}/login?${call.query}`)
}

/** The address of the form contains the authorization request. */
export function showLogin(pool: Pool, call: IdentityRequest): Answer {
  const read = readAuthorizationRequest(pool, call.query)
  return 'refusal' in read ? read.refusal : form(pool, call, '')
}

/** Starts a session and redirects to the client with a code. */
export function logIn(pool: Pool, call: IdentityRequest): Answer {
  const read = readAuthorizationRequest(pool, call.query)
  if ('refusal' in read) return read.refusal
  const fields = new URLSearchParams(call.body)
  const email = (fields.get('username') ?? '').trim()
  const user = pool.store.findUser(email)
  if (!user || !hasPassword(pool, user, fields.get('password') ?? ''))
    return form(pool, call, email, 'Incorrect username or password.')
  if (!user.enabled) return form(pool, call, email, 'User is disabled.')
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const error = 'This password was a temporary one. Set another one with AdminSetUserPassword in this local emulator.'
    return form(pool, call, email, error)
  }
  const secret = randomBytes(32).toString('base64url')
  const authTime = now()
  pool.store.change(({ hostedSessions }) => {
    hostedSessions.push({ cookieHash: hashOf(secret), sub: user.sub, authTime, expire: authTime + sessionLifetime })
  })
  const answer = grantCode(pool, read.request, user, authTime)
  answer.headers['set-cookie'] = `${sessionCookie}=${secret}; Path=/; Max-Age=${sessionLifetime}; ${protection}`
  return answer
}

/** Redirects to logout_uri, if registered. */
export function logOut(pool: Pool, call: IdentityRequest): Answer {
  const client = clientOf(pool, call.query.get('client_id'))
  if (!client) return errorPage(pool, 'Client does not exist.')
  const logoutUri = call.query.get('logout_uri') ?? ''
  if (!client.logoutUrls.includes(logoutUri)) return errorPage(pool, 'Invalid logout_uri', client)
  const session = sessionOf(pool, call)
  pool.store.change((state) => {
    state.hostedSessions = state.hostedSessions.filter((other) => other !== session)
  })
  const answer = redirect(logoutUri)
  answer.headers['set-cookie'] = `${sessionCookie}=; Path=/; Max-Age=0; ${protection}`
  return answer
}

function hasPassword({ name: poolName }: Pool, { sub, password }: User, typed: string): boolean {
  return verifierOf(typed, password.salt, { poolName, sub }) === password.verifier
}

function sessionOf({ store }: Pool, { cookies }: IdentityRequest): HostedSession | undefined {
  const hash = hashOf(cookies.get(sessionCookie) ?? '')
  return store.state.hostedSessions.find(({ cookieHash, expire }) => cookieHash === hash && expire > now())
}

function grantCode(
  { codes }: Pool,
  { client, redirectUri, scopes, state, challenge }: AuthorizationRequest,
  { sub }: User,
  authTime: number,
): Answer {
  const code = codes.write({ sub, clientId: client.id, scopes, authTime, redirectUri, challenge })
  return redirect(redirectUri, { code, state })
}

function form({ settings }: Pool, { query }: IdentityRequest, email: string, error?: string): Answer {
  return html(loginPage({ email, error, action: `/login?${query}`, people: settings.people }))
}
