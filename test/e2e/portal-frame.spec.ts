import type { Page } from 'playwright/test'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

const loadingMessage = 'Loading listings'
const slowMessage = /The listings are taking longer than usual\./
const timeoutMs = 8000

const frame = (page: Page) => page.locator('iframe')
const portalLink = (page: Page) => page.getByRole('link', { name: 'Open them in a new tab' })

test('a frame that does not load delays nothing else, and shows a message once it is visible', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 500 })
  const release = await holdRequests(page, /\/listings$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  // Time before the frame is visible does not count toward the timeout.
  await page.clock.runFor(10 * timeoutMs)
  await expect(page.getByText(slowMessage)).toHaveCount(0)

  await frame(page).scrollIntoViewIfNeeded()
  await expect(page.getByText(loadingMessage)).toBeVisible()
  const expectSlowMessage = expect(async () => {
    await page.clock.runFor(timeoutMs)
    await expect(page.getByRole('status').filter({ hasText: slowMessage })).toBeVisible({ timeout: 500 })
  })
  // The page learns a moment later that the frame is visible.
  await expectSlowMessage.toPass()
  await expect(portalLink(page)).toBeVisible()
  release()
  await expect(page.getByText(slowMessage)).toHaveCount(0)
})

test('blocked listings leave a link to them on the page', async ({ page, pageErrors }) => {
  await page.route(/\/listings$/, (route) => route.abort('blockedbyclient'))
  await page.goto('/')
  await frame(page).scrollIntoViewIfNeeded()
  await expect(page.getByText('Listings not showing?')).toBeVisible()
  await expect(portalLink(page)).toHaveAttribute('href', /\/listings$/)
  await expect(portalLink(page)).toHaveAttribute('target', '_blank')
  pageErrors.length = 0
})
