import type { Page } from 'playwright/test'
import type { Person } from '../../support/site/hosted-login.ts'

/** The login page must be open. */
export async function submitHostedLogin(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
