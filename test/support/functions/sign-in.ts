import { type Browser, openBrowser } from './browser.ts'
import { handlerOf } from './call-route.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { startTable } from './table-server.ts'
import type { Person } from './tokens.ts'

export const ada = (): Person => ({
  sub: crypto.randomUUID(),
  email: 'ada@porchlight.test',
  given_name: 'Ada',
  family_name: 'Admin',
  groups: ['admins'],
})

export const guest = (): Person => ({ sub: crypto.randomUUID(), email: 'guest@porchlight.test', groups: [] })

export function loginCookie({ jar }: Browser): [name: string, value: string] {
  const [cookie, another] = [...jar].filter(([name]) => name.startsWith('__Host-login-'))
  if (!cookie || another) throw new Error('This browser is not on its way to one sign-in')
  return cookie
}

export async function startSignIn() {
  const server = await startTable()
  const identity = await startIdentityProvider()
  const handlers = {
    login: await handlerOf('login'),
    callback: await handlerOf('loginCallback'),
    currentUser: await handlerOf('currentUser'),
    logout: await handlerOf('logout'),
  }

  async function reachCallback(browser: Browser, person: Person, returnTo?: string) {
    const { headers } = await browser.call(handlers.login, { query: returnTo === undefined ? undefined : { returnTo } })
    return identity.pool.signIn(String(headers?.location), person)
  }

  return {
    table: server.table,
    pool: identity.pool,
    handlers,
    reachCallback,
    async signIn(person: Person, browser = openBrowser()) {
      const query = await reachCallback(browser, person)
      const { statusCode } = await browser.call(handlers.callback, { query })
      if (statusCode !== 302) throw new Error(`The sign-in was answered with ${statusCode}`)
      return browser
    },
    async stop() {
      identity.pool.stop()
      await server.stop()
    },
  }
}

export type SignIn = Awaited<ReturnType<typeof startSignIn>>
