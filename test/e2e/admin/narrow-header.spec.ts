import type { Locator } from 'playwright/test'
import { expect, test } from '../admin-test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Excludes the touch area around the text. */
const textBoxOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test('on a narrow phone Sign out is not tapped by accident; the window has a title before the session is loaded', async ({
  page,
}) => {
  let releaseSession: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    releaseSession = resolve
  })
  await page.route('**/api/auth/user', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/admin/people')
  await expect(page).toHaveTitle('Admin | Porchlight')
  releaseSession()
  await expect(page).toHaveTitle('People | Porchlight')
  const banner = page.getByRole('banner')
  const admin = await textBoxOf(banner.getByRole('link', { name: 'Admin' }))
  const signOut = await textBoxOf(banner.getByRole('button', { name: 'Sign out' }))
  expect(admin.top).toBe(signOut.top)
  // A fingertip is about 45 px wide.
  expect(signOut.left - admin.right).toBeGreaterThan(45)
})
