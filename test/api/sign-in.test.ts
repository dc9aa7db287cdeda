import { userSchema } from '@porchlight/contract/people/session'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../support/site/browser.ts'
import { okJson, signIn } from '../support/site/client.ts'
import { admin, guest, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { origin } from './call.ts'

async function signInUntilCallback(returnTo?: string) {
  const browser = openBrowser()
  const response = await submitLogin(browser, await openLogin(browser, origin, returnTo), admin)
  return { browser, callback: locationOf(response) }
}

describe('signing in', () => {
  test('redirects through the hosted login to the page where it began', async () => {
    const { browser, callback } = await signInUntilCallback('/admin/property/new?from=list#units')
    const response = await browser.request(callback)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/admin/property/new?from=list#units')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('returns who is signed in, and whether it is an administrator', async () => {
    for (const [person, isAdmin] of [
      [admin, true],
      [guest, false],
    ] as const) {
      const client = await signIn(origin, person)
      const user = userSchema.parse(await okJson(await client.send('GET', '/api/auth/user')))
      expect(user).toMatchObject({ email: person.email, isAdmin })
    }
  })
})
