import type { Locator } from 'playwright/test'
import { expect, test } from '../admin-test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Where the letters of an element stand, whatever takes a touch around them. */
const lettersOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test('on a narrow phone nobody signs out who means Admin; the window has a title before anybody is known', async ({
  page,
}) => {
  let letIn: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route('**/api/auth/user', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/admin/people')
  await expect(page).toHaveTitle('Admin | Porchlight')
  letIn()
  await expect(page).toHaveTitle('People | Porchlight')
  const banner = page.getByRole('banner')
  const admin = await lettersOf(banner.getByRole('link', { name: 'Admin' }))
  const signOut = await lettersOf(banner.getByRole('button', { name: 'Sign out' }))
  expect(admin.top).toBe(signOut.top)
  // a fingertip is some 45 px wide
  expect(signOut.left - admin.right).toBeGreaterThan(45)
})
