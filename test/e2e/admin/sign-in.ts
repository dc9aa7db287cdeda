import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import type { BrowserContext, Page } from 'playwright/test'
import { signIn } from '../../support/site/client.ts'
import type { Person } from '../../support/site/hosted-login.ts'

/** The login page must be open. */
export async function submitHostedLogin(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in without the hosted login, which does not know this browser then. */
export async function addSession(context: BrowserContext, person: Person, origin = '') {
  const { session = '' } = await signIn(origin, person)
  const scope = { domain: new URL(origin).hostname, path: '/', secure: true, sameSite: 'Lax' } as const
  await context.addCookies([
    { name: '__Host-session', value: session, httpOnly: true, ...scope },
    { name: signedInHint, value: '1', ...scope },
  ])
}
