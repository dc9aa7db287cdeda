import type { Page } from 'playwright/test'
import { pick, pickUnit } from '../support/site/catalogue.ts'
import { expectToast } from './admin/toasts.ts'
import { expect, test } from './admin-test.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'

test.use({ person: 'nobody', contextOptions: { reducedMotion: 'reduce' }, hasTouch: true })

/** CSS pixels for camera, round corners and home indicator. */
const phones = {
  upright: { window: { width: 393, height: 852 }, insets: { top: 59, bottom: 34, left: 0, right: 0 } },
  'on its side': { window: { width: 852, height: 393 }, insets: { top: 0, bottom: 21, left: 59, right: 59 } },
}
type Phone = keyof typeof phones

/** Turns the phone. */
async function expectInSafeAreas(page: Page) {
  for (const how of ['upright', 'on its side'] satisfies Phone[]) {
    await simulatePhone(page, how)
    await expectInSafeArea(page, how)
  }
}

test('a phone upright or on its side covers no text and no control', async ({ page, properties, baseURL }) => {
  test.slow()
  await simulatePhone(page, 'upright')
  await page.goto('/')
  await expectInSafeAreas(page)
  await test.step('while homes are compared', async () => {
    await page.goto('/atlanta')
    await hydrated(page)
    for (const place of [0, 1]) await page.getByRole('button', { name: 'Add to comparison' }).nth(place).click()
    await expect(page.getByRole('region', { name: 'Compare Properties' })).toBeVisible()
    await expectInSafeAreas(page)
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
    await expectInSafeAreas(page)
  })
  await test.step('in the dialogs of a building', async () => {
    const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 1)
    await page.goto(`/property/${property.id}`)
    await expectInSafeAreas(page)
    await unitOpener(page, unit).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectInSafeAreas(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /full.?screen/i })
      .first()
      .click()
    await expect(page.getByText(`1 / ${unit.images.length}`)).toBeVisible()
    await expectInSafeAreas(page)
  })
  await test.step('beside a single-family home', async () => {
    const home = pick(properties, 'single-family', ({ propertyType }) => propertyType === 'single-family')
    await page.goto(`/property/${home.id}`)
    await expectInSafeAreas(page)
  })
})

test.describe('for administrators', () => {
  test.use({ person: 'admin' })

  test('a phone covers no text and no control of a form, a toast and a dialog', async ({ page }) => {
    await simulatePhone(page, 'upright')
    await page.goto('/admin/property/new')
    await page.getByRole('button', { name: 'Create Property' }).click()
    await expectToast(page, 'Validation Error', 'Title and description are required')
    await expectInSafeArea(page, 'upright')
    await simulatePhone(page, 'on its side')
    await page
      .getByRole('button', { name: /upload|add/i })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectInSafeArea(page, 'on its side')
  })
})

async function simulatePhone(page: Page, phone: Phone) {
  const { window, insets } = phones[phone]
  await page.setViewportSize(window)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Checks the start and the end of the page or dialog. */
async function expectInSafeArea(page: Page, phone: Phone) {
  for (const end of ['start', 'end'] as const) {
    const outside = () => page.evaluate(outsideSafeArea, { ...phones[phone].insets, end })
    await expect.poll(outside, `what a phone ${phone} hides at the ${end}`).toEqual([])
  }
}

function outsideSafeArea(insets: { top: number; bottom: number; left: number; right: number; end: 'start' | 'end' }) {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const [scroller, scope] = top ? [top, top] : [document.documentElement, document.body]
  scroller.scrollTo({ top: insets.end === 'start' ? 0 : scroller.scrollHeight, behavior: 'instant' })
  const found: string[] = []
  for (const element of scope.querySelectorAll('a, button, input, select, p, h1, h2, h3, dt, dd')) {
    const words = document.createRange()
    words.selectNodeContents(element)
    const { left, right, top, bottom, width, height } = (
      element.matches('a, button, input, select') ? element : words
    ).getBoundingClientRect()
    const isSeen = width > 1 && height > 1 && bottom > 0 && top < innerHeight
    if (!isSeen || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('.snap-x') || element.getBoundingClientRect().width <= 1) continue
    const isInside =
      left >= insets.left &&
      right <= innerWidth - insets.right &&
      (insets.end === 'end' ? bottom < innerHeight - insets.bottom + 1 : top >= insets.top)
    if (!isInside)
      found.push(`${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}" at ${left},${top}`)
  }
  return found
}
