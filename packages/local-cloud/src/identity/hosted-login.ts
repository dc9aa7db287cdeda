import { randomBytes, randomUUID } from 'node:crypto'
import { hasAuthenticator, refusalOfCode } from './authenticator.ts'
import { type AuthorizationRequest, errorPage, readAuthorizationRequest } from './authorization-request.ts'
import { type Answer, type IdentityRequest, redirect } from './exchange.ts'
import { html, loginPage } from './pages.ts'
import { clientOf, hashOf, type Pool } from './pool.ts'
import { type HostedSession, now, passwordMatches, type User } from './pool-store.ts'

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
  const prompt = call.query.get('prompt')
  if (session && user?.enabled && prompt !== 'login') return grantCode(pool, read.request, user, session.authTime)
  if (prompt === 'none') {
    const { redirectUri, state } = read.request
    return redirect(redirectUri, { error: 'login_required', state })
  }
  return redirect(`${pool.origin}/login?${call.query}`)
}

/** The address of the form contains the authorization request. */
export function showLogin(pool: Pool, call: IdentityRequest): Answer {
  const read = readAuthorizationRequest(pool, call.query)
  return 'refusal' in read ? read.refusal : form(pool, call, { email: call.query.get('login_hint') ?? '' })
}

/** Starts a session and redirects to the client with a code. */
export async function logIn(pool: Pool, call: IdentityRequest): Promise<Answer> {
  const read = readAuthorizationRequest(pool, call.query)
  if ('refusal' in read) return read.refusal
  const fields = new URLSearchParams(call.body)
  // Otherwise another site could sign its visitor in to the attacker's account.
  if (!csrfTokens(call).includes(fields.get('_csrf') ?? ''))
    return errorPage(pool, 'The form is too old. Please sign in again.', read.request.client)

  const email = (fields.get('username') ?? '').trim()
  const user = pool.store.findUser(email)
  const matches = await passwordMatches(fields.get('password') ?? '', user?.password)
  if (!user || !matches) return form(pool, call, { email, error: 'Incorrect username or password.' })
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

/** Redirects to logout_uri, or with redirect_uri to the login page, if registered. */
export function logOut(pool: Pool, call: IdentityRequest): Answer {
  const client = clientOf(pool, call.query.get('client_id'))
  if (!client) return errorPage(pool, 'Client does not exist.')
  const logoutUri = call.query.get('logout_uri')
  const redirectUri = call.query.get('redirect_uri')
  if (logoutUri !== null) {
    if (!client.logoutUrls.includes(logoutUri)) return errorPage(pool, 'Invalid logout_uri', client)
  } else {
    if (redirectUri === null) return errorPage(pool, "Required String parameter 'redirect_uri' is not present", client)
    if (!client.callbackUrls.includes(redirectUri)) return errorPage(pool, 'redirect_mismatch', client)
  }
  const session = sessionOf(pool, call)
  pool.store.change((state) => {
    state.hostedSessions = state.hostedSessions.filter((other) => other !== session)
  })
  const answer = redirect(logoutUri ?? `${pool.origin}/login?${call.query}`)
  answer.headers['set-cookie'] = `${sessionCookie}=; Path=/; Max-Age=0; ${protection}`
  return answer
}

function sessionOf({ store }: Pool, { cookies }: IdentityRequest): HostedSession | undefined {
  const hash = hashOf(cookies.get(sessionCookie) ?? '')
  return store.state.hostedSessions.find(({ cookieHash, expire }) => cookieHash === hash && expire > now())
}

function grantCode(
  { codes }: Pool,
  { client, redirectUri, scopes, state, nonce, challenge }: AuthorizationRequest,
  { sub }: User,
  authTime: number,
): Answer {
  const code = codes.write({ sub, clientId: client.id, scopes, authTime, redirectUri, challenge, nonce })
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
