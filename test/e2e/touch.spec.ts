import type { Page } from 'playwright/test'
import { pick } from '../support/site/catalogue.ts'
import { publicPages } from '../support/site/public-pages.ts'
import { test as adminTest } from './admin-test.ts'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const field = (page: Page) => page.getByRole('searchbox')
const hasKeyboard = (page: Page) => page.evaluate(() => document.activeElement?.matches('input, textarea') ?? false)
const cityCount = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })
const adminCount = (page: Page) => page.getByRole('main').getByText(/^\d+ of \d+ properties$/)

type Point = [x: number, y: number]

async function drag(page: Page, [fromX, fromY]: Point, [toX, toY]: Point) {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: fromX, y: fromY }])
  for (let part = 0.1; part < 1; part += 0.1)
    await touch('touchMove', [{ x: fromX + part * (toX - fromX), y: fromY + part * (toY - fromY) }])
  await touch('touchEnd', [])
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a swipe shows the next photo and loads only it, or moves an enlarged one', async ({ page, properties }) => {
    await page.goto(`/property/${pick(properties, 'with photos', ({ images }) => images.length > 2).id}`)
    await hydrated(page)
    await holdRequests(page, '**/images/**')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^View full screen/ })
      .first()
      .tap()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await drag(page, [300, 400], [100, 400])
    await expect.poll(() => page.evaluate(() => visualViewport?.pageLeft)).toBeGreaterThan(50)
    await expect(page.getByText(/^1 \/ /)).toBeAttached()
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    const stopped = page.waitForEvent('requestfailed')
    await drag(page, [300, 400], [100, 400])
    await expect(page.getByText(/^2 \/ /)).toBeVisible()
    await stopped
  })

  test('the search key closes the keyboard and shows the results, and Clear does not open it', async ({ page }) => {
    await page.goto('/atlanta?beds=2')
    await hydrated(page)
    for (const words of ['the', 'zzz nothing']) {
      await field(page).tap()
      await field(page).fill(words)
      await page.keyboard.press('Enter')
      expect(await hasKeyboard(page)).toBe(false)
      await expect(cityCount(page)).toBeFocused()
      await expect(cityCount(page)).toBeInViewport({ ratio: 1 })
      await expect(field(page)).toHaveValue(words)
      await expect(page).toHaveURL(/[?&]q=/)
      // What follows the count is in view, too.
      const bottom = await cityCount(page).evaluate((count) => count.getBoundingClientRect().bottom)
      expect(bottom).toBeLessThan(844 - 250)
    }
    await page.getByRole('button', { name: 'Clear' }).tap()
    await expect(field(page)).toHaveValue('')
    expect(await hasKeyboard(page)).toBe(false)
    await expect(cityCount(page)).toBeFocused()
  })

  test('a swipe beside the portal’s frame scrolls the page past it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    await page.goto('/')
    await hydrated(page)
    const frame = page.locator('iframe')
    await frame.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY))
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
    for (const x of [22, 320 - 22]) {
      const before = await page.evaluate(() => scrollY)
      await drag(page, [x, 500], [x, 100])
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 300)
    }
    expect((await frame.boundingBox())?.y).toBeLessThan(-600)
  })

  adminTest.describe('the administrators’ search', () => {
    adminTest.use(phone)

    adminTest('closes the keyboard at the search key, and does not open it when it is cleared', async ({ page }) => {
      await page.goto('/admin?q=porch')
      for (const words of ['atlanta', 'zzz nothing']) {
        await field(page).tap()
        await field(page).fill(words)
        await page.keyboard.press('Enter')
        expect(await hasKeyboard(page)).toBe(false)
        await expect(adminCount(page)).toBeFocused()
        await expect(adminCount(page)).toBeInViewport({ ratio: 1 })
      }
      await page.getByRole('button', { name: 'Show all properties' }).tap()
      await expect(field(page)).toHaveValue('')
      expect(await hasKeyboard(page)).toBe(false)
      await expect(adminCount(page)).toBeFocused()
    })
  })

  test('a long press reaches the displayed image, which is not dragged', async ({ page, properties }) => {
    const withPhotos = properties.filter(({ images }) => images.length > 1)
    const homes = new Map(withPhotos.map((each) => [each.propertyType, `/property/${each.id}`]))
    for (const path of ['/atlanta', ...homes.values(), '/']) {
      await page.goto(path)
      await hydrated(page)
      const images = await page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => ({
          drag: getComputedStyle(image).getPropertyValue('-webkit-user-drag'),
          draggable: image.draggable && image.closest('main') !== null && image.closest('.flyer-link') === null,
        })),
      )
      expect(
        images.filter(({ drag, draggable }) => drag !== 'none' || draggable),
        path,
      ).toEqual([])
      if (!path.startsWith('/property/')) continue
      await page.getByRole('main').locator('button:has(img)').first().tap()
      const image = page.getByRole('dialog').locator('img').first()
      await expect(image).toHaveJSProperty('draggable', false)
      await expect(image).toHaveCSS('-webkit-user-drag', 'none')
    }
    for (const position of [1, 2, 3]) {
      const dot = page.getByRole('button', { name: new RegExp(`show image ${position}`, 'i') })
      await dot.tap()
      await expect(dot).toHaveAttribute('aria-current', 'true')
      const pressed = () =>
        page.evaluate(() => {
          const hero = document.querySelector('[aria-roledescription=carousel]')?.getBoundingClientRect()
          const element = document.elementFromPoint(innerWidth / 2, (hero?.top ?? 0) + 30)
          return [element?.tagName, element?.closest('[role=group]')?.getAttribute('aria-label')]
        })
      await expect.poll(pressed).toEqual(['IMG', expect.stringContaining(String(position))])
    }
  })
})

test('with a mouse and keyboard, Clear focuses the search field', async ({ page }) => {
  await page.goto('/atlanta?q=porch')
  await hydrated(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('yard')
  await page.keyboard.press('Enter')
  await expect(cityCount(page)).toBeFocused()
  await page.getByRole('button', { name: 'Clear' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
})

test('the style sheet lets a long press open the menu of an image on an iPhone', async ({ request }) => {
  // Chromium ignores this property.
  for (const path of publicPages)
    expect(await (await request.get(path)).text()).toContain('-webkit-touch-callout:default')
})
