import { randomUUID } from 'node:crypto'
import { errorPage, readAuthorizationRequest } from './authorization-request.ts'
import { grantCode } from './authorize.ts'
import type { Answer, Asked } from './exchange.ts'
import { html } from './hosted-page.ts'
import { beginHostedSession } from './hosted-session.ts'
import { loginPage } from './login-page.ts'
import { passwordMatches } from './password.ts'
import type { Pool } from './pool.ts'

const csrfCookie = 'XSRF-TOKEN'

/** GET /login: the form. The request to authorize travels along in its address. */
export function showLogin(pool: Pool, asked: Asked): Answer {
  const read = readAuthorizationRequest(pool, asked.query)
  return 'refusal' in read ? read.refusal : form(pool, asked, { email: asked.query.get('login_hint') ?? '' })
}

/** POST /login: checks email and password and sends the browser back to the client with a code. */
export async function logIn(pool: Pool, asked: Asked): Promise<Answer> {
  const read = readAuthorizationRequest(pool, asked.query)
  if ('refusal' in read) return read.refusal
  const fields = new URLSearchParams(asked.body)
  // Else a page of another site could sign its visitor in as somebody of its own choice.
  const csrf = asked.cookies.get(csrfCookie)
  if (!csrf || fields.get('_csrf') !== csrf)
    return errorPage(pool, 'The form is too old. Please sign in again.', read.request.client)

  const email = (fields.get('username') ?? '').trim()
  const user = pool.store.findUser(email)
  const matches = await passwordMatches(fields.get('password') ?? '', user)
  if (!user || !matches) return form(pool, asked, { email, trouble: 'Incorrect username or password.' })
  if (!user.enabled) return form(pool, asked, { email, trouble: 'User is disabled.' })
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const trouble = 'This password was a temporary one. On this stand-in, set another by AdminSetUserPassword.'
    return form(pool, asked, { email, trouble })
  }
  const { cookie, authTime } = beginHostedSession(pool, user)
  return grantCode(pool, read.request, { user, authTime, cookies: [cookie] })
}

function form({ settings }: Pool, { query, cookies }: Asked, entered: { email: string; trouble?: string }): Answer {
  const csrf = cookies.get(csrfCookie) || randomUUID()
  const page = html(loginPage({ ...entered, csrf, action: `/login?${query}`, people: settings.people }))
  page.headers['set-cookie'] = `${csrfCookie}=${csrf}; Path=/; HttpOnly; Secure; SameSite=Lax`
  return page
}
