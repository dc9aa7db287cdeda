import type { Locator } from 'playwright/test'
import { admin, guest } from '../../support/site/hosted-login.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { brandFonts, usedFonts } from '../used-fonts.ts'
import { submitHostedLogin } from './sign-in.ts'
import { watchToasts } from './toasts.ts'

const screens = { '/admin/property/new': 'the admin panel', '/admin/analytics': 'the analytics dashboard' }

test.describe('without a session', () => {
  test.use({ person: 'nobody' })

  test('each screen shows Unauthorized, redirects to the login after half a second, and back after it; a wrong password is reported in plain words and keeps the email', async ({
    page,
    pageErrors,
  }) => {
    const waitForToast = await watchToasts(page)
    await page.addInitScript(() =>
      addEventListener('beforeunload', () =>
        console.debug(`left ${location.pathname} at ${Date.now()} ${document.title}`),
      ),
    )
    for (const [path, area] of Object.entries(screens))
      await test.step(path, async () => {
        const left = page.waitForEvent('console', (message) => message.text().startsWith(`left ${path} at `))
        const toast = waitForToast('Unauthorized', `You need to log in to access ${area}.`)
        await page.goto(path)
        // Rendering the toast takes a part of half a second.
        const [, time, title] = / at (\d+) (.*)$/.exec((await left).text()) ?? []
        expect(Number(time) - (await toast)).toBeGreaterThan(250)
        expect(title).toBe('Admin | Porchlight')
        await expect(page.getByLabel('Password')).toBeVisible()
      })
    await submitHostedLogin(page, { ...admin, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toContainText('Incorrect username or password.')
    await expect(page.getByLabel('Email')).toHaveValue(admin.email)
    await submitHostedLogin(page, admin)
    await expect(page).toHaveURL('/admin/analytics')
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
    pageErrors.length = 0
  })
})

test.describe('the signed-in guest', () => {
  test.use({ person: 'guest' })

  test('is denied access, and can sign out', async ({ page, pageErrors }) => {
    await page.goto('/admin/analytics')
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(
      page.getByText(
        'You do not have permission to access the admin panel. Only authorized family members can manage properties.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    pageErrors.length = 0
  })
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not shown`)
  return box
}

test('the administrator’s header links to the admin area on every page; scripts cannot read the session or a token', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  const [admin, signOut] = [
    header.getByRole('link', { name: 'Admin' }),
    header.getByRole('button', { name: 'Sign out' }),
  ]
  await expect(signOut).toBeVisible()
  await expect.poll(() => usedFonts(page)).toEqual(brandFonts)
  for (const width of [360, 500, 800]) {
    await page.setViewportSize({ width, height: 800 })
    // The layout may change between the two readings.
    const lower = async () => (await boxOf(signOut)).y - (await boxOf(admin)).y
    await expect.poll(lower, `how much lower the second one is at ${width} px`).toBe(0)
    const [one, other] = [await boxOf(admin), await boxOf(signOut)]
    expect(other.x - one.x - one.width, `pixels apart at ${width} px`).toBeGreaterThanOrEqual(24)
  }
  await header.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View the site' })).toHaveCount(0)
  await expect.poll(() => usedFonts(page)).toEqual(brandFonts)
  await expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute('aria-current', 'page')

  const session = (await context.cookies()).find(({ name }) => name === '__Host-session')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(readable).not.toContain(session?.value)
  expect(readable).not.toMatch(/eyJ[\w-]+\./)
  expect(readable).not.toContain(guest.email)
})
