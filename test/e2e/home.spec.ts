import type { Page } from 'playwright/test'
import { expect, test } from './visitor-test.ts'

async function openWithFakeClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  // The fake clock hides the hydration mark. A hydrated page has replayed early clicks.
  const isHydrated = async () => {
    await page.clock.runFor(100)
    return page.evaluate(() => !('replayClicks' in window))
  }
  await expect.poll(isHydrated, { intervals: [100] }).toBe(true)
}

const heading = 'Unique and architecturally charming urban living -Locally owned and managed.'

test('home on a desktop, a phone and a tablet', async ({ page, context }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Our homes' })
  await test.step('it opens with the hero, its heading and both city buttons', async () => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(hero).toBeVisible()
    expect((await hero.boundingBox())?.height).toBe(600)
  })
  await test.step('up to three homes that can be had are between the hero and the portal’s listings', async () => {
    const homes = page.getByRole('region', { name: 'Ready for You' })
    await expect(homes.getByRole('article')).toHaveCount(3)
    for (const home of await homes.getByRole('article').all()) await expect(home).toContainText(/available/i)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.slice(0, 2)).toEqual(['Ready for You', 'Currently For Rent'])
  })
  await test.step('the current rentals are the provider’s listings in a frame 800 px high', async () => {
    await expect(page.getByText('Explore our properties currently for rent or coming up for rent soon.')).toBeVisible()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await frame.scrollIntoViewIfNeeded()
    expect((await frame.boundingBox())?.height).toBe(800)
    await expect(frame).toHaveAttribute('title', 'Homes currently for rent, on our leasing portal')
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText('Loading listings')).toHaveCount(0)
  })
  await test.step('get in touch opens the listings in a new tab', async () => {
    await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible()
    const link = page.getByRole('link', { name: 'View Available Listings' })
    const [portal] = await Promise.all([context.waitForEvent('page'), link.click()])
    await portal.waitForLoadState()
    expect(portal.url()).toContain('/listings')
    await portal.close()
  })
  await test.step('on a phone the hero is 500 px high', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(async () => (await hero.boundingBox())?.height).toBe(500)
  })
  await test.step('the portal’s frame leaves room for a finger beside it', async () => {
    const box = await page.locator('iframe').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 44)
  })
  await test.step('on its side the hero ends with the window, with its heading and buttons', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(() => hero.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(393)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'View Dallas Properties' })).toBeInViewport({ ratio: 1 })
  })
  await test.step('on a tablet the last of three featured homes fills its row', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    const last = page.getByRole('region', { name: 'Ready for You' }).getByRole('article').last()
    expect((await last.boundingBox())?.width).toBeGreaterThan(700)
  })
  await page.getByRole('link', { name: 'View Dallas Properties' }).click()
  await expect(page).toHaveURL('/dallas')
  await page.goBack()
  await page.getByRole('link', { name: 'View Atlanta Properties' }).click()
  await expect(page).toHaveURL('/atlanta')
})

test('the carousel advances every five seconds and wraps; arrow keys move it and space pauses it, unless a control uses the key', async ({
  page,
}) => {
  await openWithFakeClock(page)
  const dots = page.getByRole('button', { name: /show image \d/i })
  await expect(dots).toHaveCount(3)
  const slide = page.getByRole('region', { name: 'Our homes' }).getByRole('group')
  await expect(slide).toHaveAccessibleName('1 of 3')
  await expect(slide).toHaveAttribute('aria-roledescription', 'slide')
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  for (const place of [1, 2, 0]) {
    await page.clock.runFor(5_000)
    await expect(dots.nth(place)).toHaveAttribute('aria-current', 'true')
  }
  await page.clock.runFor(400)
  await page.keyboard.press('ArrowLeft')
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(400)
  await expect(slide).toHaveAccessibleName('3 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^play/i })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^pause/i })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await test.step('it pauses while it has the pointer or the focus, and resumes when a visitor presses play', async () => {
    const slides = page.getByRole('region', { name: 'Our homes' }).locator('[aria-live]')
    await expect(slides).toHaveAttribute('aria-live', 'off')
    await dots.nth(0).focus()
    await expect(slides).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(12_000)
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
    await dots.nth(0).blur()
    await dots.nth(0).hover()
    await page.clock.runFor(12_000)
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: /^pause/i }).click()
    await page.clock.runFor(12_000)
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: /^play/i }).click()
    await page.clock.runFor(5_400)
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
  })
})

test.describe('with touch', () => {
  test.use({ hasTouch: true })

  test('the carousel continues after a tap although the tapped control keeps the focus', async ({ page }) => {
    await openWithFakeClock(page)
    const dots = page.getByRole('button', { name: /show image \d/i })
    const last = (await dots.count()) - 1
    await dots.nth(last).tap()
    await page.clock.runFor(400)
    await expect(dots.nth(last)).toHaveAttribute('aria-current', 'true')
    await expect(dots.nth(last)).toBeFocused()
    await page.clock.runFor(5_400)
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  })
})

test('the carousel does not start by itself if reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithFakeClock(page)
  const dots = page.getByRole('button', { name: /show image \d/i })
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(12_000)
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  await dots.nth(1).click()
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
})
