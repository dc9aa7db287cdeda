import { randomBytes } from 'node:crypto'
import type { Asked } from './exchange.ts'
import { hashOf, type Pool } from './pool.ts'
import { now, type PoolState, type User } from './state.ts'

// Cognito's own name, and its hour. Cookies know no ports: the name must be none that the site uses.
const cookieName = 'cognito'
const lifetime = 3600

type HostedSession = PoolState['hostedSessions'][number]

/** Begins a session of the login page; gives its cookie. */
export function beginHostedSession({ store }: Pool, user: User): { cookie: string; authTime: number } {
  const secret = randomBytes(32).toString('base64url')
  const authTime = now()
  store.change(({ hostedSessions }) => {
    hostedSessions.push({ cookieHash: hashOf(secret), sub: user.sub, authTime, expire: authTime + lifetime })
  })
  return { cookie: `${cookieName}=${secret}; Path=/; Max-Age=${lifetime}; HttpOnly; Secure; SameSite=Lax`, authTime }
}

/** Who is signed in at the login page: nobody once the user was disabled or removed. */
export function hostedSessionOf(pool: Pool, asked: Asked): { user: User; authTime: number } | undefined {
  const session = find(pool, asked)
  const user = session && pool.store.findUser(session.sub)
  return session && user?.enabled ? { user, authTime: session.authTime } : undefined
}

/** Ends the session that the request carries, if any; gives the cookie that takes it from the browser. */
export function endHostedSession(pool: Pool, asked: Asked): string {
  const session = find(pool, asked)
  if (session) {
    pool.store.change((state) => {
      state.hostedSessions = state.hostedSessions.filter((other) => other !== session)
    })
  }
  return `${cookieName}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`
}

function find({ store }: Pool, { cookies }: Asked): HostedSession | undefined {
  const hash = hashOf(cookies.get(cookieName) ?? '')
  return store.state.hostedSessions.find(({ cookieHash, expire }) => cookieHash === hash && expire > now())
}
