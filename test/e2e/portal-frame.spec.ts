import type { Page, Route } from 'playwright/test'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

const onItsWay = 'The listings are on their way.'
const slow = /The listings are taking longer than they should\./
const timeoutMs = 8000

const frame = (page: Page) => page.locator('iframe')
const wayAround = (page: Page) => page.getByRole('link', { name: 'Open them in a new tab' })

/** From now on a request to the portal waits for what `answer` does with it. */
const portalAnswers = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(({ pathname }) => pathname === '/listings', answer)

test('the frame has a title, and loads when a visitor comes near it', async ({ page }) => {
  await page.goto('/')
  await expect(frame(page)).toHaveAttribute('loading', 'lazy')
  await expect(frame(page)).toHaveAttribute('title', 'Homes currently for rent, on our leasing portal')
  await frame(page).scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  await expect(page.getByText(onItsWay)).toHaveCount(0)
})

test('listings that hang keep nothing else waiting, and say what to do once they are looked at', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 500 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await portalAnswers(page, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  // time that passes before anybody sees the frame is not held against it
  await page.clock.runFor(10 * timeoutMs)
  await expect(page.getByText(slow)).toHaveCount(0)

  await frame(page).scrollIntoViewIfNeeded()
  await expect(page.getByText(onItsWay)).toBeVisible()
  const isTold = expect(async () => {
    await page.clock.runFor(timeoutMs)
    await expect(page.getByRole('status').filter({ hasText: slow })).toBeVisible({ timeout: 500 })
  })
  // when the frame was seen, which its patience counts from, is told a moment later
  await isTold.toPass()
  await expect(wayAround(page)).toBeVisible()
  release()
  await expect(page.getByText(slow)).toHaveCount(0)
})

test('blocked listings leave a way to them on the page', async ({ page, pageErrors }) => {
  await portalAnswers(page, (route) => route.abort('blockedbyclient'))
  await page.goto('/')
  await frame(page).scrollIntoViewIfNeeded()
  await expect(page.getByText('Listings not showing?')).toBeVisible()
  await expect(wayAround(page)).toHaveAttribute('href', /\/listings$/)
  await expect(wayAround(page)).toHaveAttribute('target', '_blank')
  pageErrors.length = 0
})

test('listings that came before the page was alive are not said to be slow', async ({ page }) => {
  await page.clock.install()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await frame(page).scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  release()
  await hydrated(page)
  await expect(page.getByText(onItsWay)).toHaveCount(0)
  await page.clock.runFor(2 * timeoutMs)
  await expect(page.getByText(slow)).toHaveCount(0)
})
