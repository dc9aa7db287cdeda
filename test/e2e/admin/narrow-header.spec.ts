import { expect, test } from '../admin-test.ts'
import { holdRequests } from '../hold-requests.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a narrow phone Sign out is not tapped by accident; the window has a title before the session is loaded', async ({
  page,
}) => {
  const releaseSession = await holdRequests(page, '**/api/auth/user')
  await page.goto('/admin/people')
  await expect(page).toHaveTitle('Admin | Porchlight')
  releaseSession()
  await expect(page).toHaveTitle('People | Porchlight')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).tap()
  const links = page.getByRole('navigation', { name: 'Admin sections' }).locator('a, button')
  const last = links.last()
  await expect(last).toHaveText('Sign out')
  const boxes = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
  // A line separates it from the sections.
  expect((boxes.at(-2)?.top ?? 0) - (boxes.at(-3)?.bottom ?? 0)).toBeGreaterThan(10)
})

test('on a phone on its side the header is one row', async ({ page }) => {
  for (const [width, path, button] of [
    [844, '/admin/people', 'Menu'],
    [667, '/atlanta', 'Sign out'],
  ] as const) {
    await page.setViewportSize({ width, height: 375 })
    await page.goto(path)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    expect((await page.getByRole('main').boundingBox())?.y).toBeLessThan(60)
  }
})
