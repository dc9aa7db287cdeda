import { randomBytes, randomUUID } from 'node:crypto'
import { hasAuthenticator, refusalOfCode } from './authenticator.ts'
import { type AuthorizationRequest, errorPage, readAuthorizationRequest } from './authorization-request.ts'
import { type Answer, type IdentityRequest, redirect } from './exchange.ts'
import { html, loginPage } from './pages.ts'
import { clientOf, hashOf, type Pool } from './pool.ts'
import { type HostedSession, now, type User } from './pool-store.ts'
import { verifierOf } from './srp.ts'

// Cognito's name and lifetime (s). Ports of localhost share cookies, so the site uses another name.
const sessionCookie = 'cognito'
const sessionLifetime = 3600
// One cookie per opened form, so that two tabs do not replace each other's.
const csrfCookie = /^XSRF-TOKEN-/
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
  return 'refusal' in read ? read.refusal : form(pool, call, { email: '' })
}

/** Starts a session and redirects to the client with a code. */
export function logIn(pool: Pool, call: IdentityRequest): Answer {
  const read = readAuthorizationRequest(pool, call.query)
  if ('refusal' in read) return read.refusal
  const fields = new URLSearchParams(call.body)
  // Otherwise another site could sign its visitor in to the attacker's account.
  if (!csrfTokens(call).includes(fields.get('_csrf') ?? ''))
    return errorPage(pool, 'The form is too old. Please sign in again.', read.request.client)

  const email = (fields.get('username') ?? '').trim()
  const user = pool.store.findUser(email)
  if (!user || !hasPassword(pool, user, fields.get('password') ?? ''))
    return form(pool, call, { email, error: 'Incorrect username or password.' })
  if (!user.enabled) return form(pool, call, { email, error: 'User is disabled.' })
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const error = 'This password was a temporary one. Set another one with AdminSetUserPassword in this local emulator.'
    return form(pool, call, { email, error })
  }
  if (hasAuthenticator(user)) {
    const code = fields.get('code')?.trim()
    const error = code ? refusalOfCode(pool, user, code)?.message : 'Enter the code of your authenticator app, too.'
    if (error) return form(pool, call, { email, error, asksCode: true })
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

function csrfTokens({ cookies }: Pick<IdentityRequest, 'cookies'>): string[] {
  return [...cookies].flatMap(([name, token]) => (csrfCookie.test(name) && token ? [token] : []))
}

function form(
  { settings }: Pool,
  { query, cookies }: IdentityRequest,
  entered: { email: string; error?: string; asksCode?: boolean },
): Answer {
  const csrf = csrfTokens({ cookies })[0] ?? randomUUID()
  const page = html(loginPage({ ...entered, csrf, action: `/login?${query}`, people: settings.people }))
  page.headers['set-cookie'] = `XSRF-TOKEN-${csrf.slice(0, 8)}=${csrf}; Path=/; ${protection}`
  return page
}
