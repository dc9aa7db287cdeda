import type { Page } from 'playwright/test'
import { pick, pickUnit } from '../support/site/catalogue.ts'
import { expectAccessible } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const neverAsks = 'Porchlight never asks for money before a showing.'
const sharedContent = (page: Page) => page.evaluate(() => Reflect.get(window, 'given'))

/** `undefined` removes the interface, `taken` accepts, others are error names. */
const mockSharing = (page: Page, does: { share?: string; copy?: string }) =>
  page.addInitScript(({ share, copy }) => {
    const outcome = (name: string) => async (what: unknown) => {
      Reflect.set(window, 'given', what)
      if (name !== 'taken') throw new DOMException('', name)
    }
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true })
    define('share', share ? outcome(share) : undefined)
    define('clipboard', copy ? { writeText: outcome(copy) } : undefined)
  }, does)

test('a home and a comparison are shared by the system, by copying, or manually', async ({
  page,
  baseURL,
  properties,
}) => {
  const home = pick(properties, 'single-family', ({ propertyType }) => propertyType === 'single-family')
  const address = `${baseURL}/property/${home.id}?from=share`
  const share = page.getByRole('button', { name: `Share ${home.title}` })
  await page.setViewportSize({ width: 390, height: 800 })

  await test.step('the share sheet is used first', async () => {
    await mockSharing(page, { share: 'taken', copy: 'taken' })
    await page.goto(`/property/${home.id}`)
    await share.click()
    await expect.poll(() => sharedContent(page)).toEqual({ title: home.title, text: neverAsks, url: address })
    await expect(page.getByText('Link copied')).toHaveCount(0)
  })
  await test.step('without one the link is copied, and a toast says so', async () => {
    await mockSharing(page, { copy: 'taken' })
    await page.goto(`/compare?ids=${home.id},${properties.find(({ id }) => id !== home.id)?.id}`)
    await page.getByRole('button', { name: 'Share Property Comparison' }).click()
    await expect.poll(() => sharedContent(page)).toBe(`${page.url()}&from=share`)
    const toast = page.locator('p').filter({ hasText: /^Link copied$/ })
    await expect(toast).toBeInViewport()
    await expect(toast).toHaveCount(0, { timeout: 6000 })
  })
  await test.step('if copying is refused, the URL is shown and selected', async () => {
    await mockSharing(page, { copy: 'NotAllowedError' })
    await page.goto(`/property/${home.id}`)
    await share.click()
    const dialog = page.getByRole('dialog', { name: 'Copy this link to share it' })
    await expect(dialog.getByLabel('Link')).toHaveValue(address)
    await expect(dialog.getByLabel('Link')).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(share).toBeFocused()
  })
})

test('a unit has a URL of its own that opens it, and its share counts for its building', async ({ page, baseURL }) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'any', () => true)
  const dialog = page.getByRole('dialog', { name: `Unit ${unit.unitNumber}` })
  const opened = `${baseURL}/property/${property.id}#${unit.id}`
  const shared = opened.replace('#', '?from=share#')
  await mockSharing(page, { copy: 'taken' })

  await test.step('opened from its card it can be shared, and back closes it', async () => {
    await page.goto('about:blank')
    await page.goto(`/property/${property.id}`)
    await hydrated(page)
    await unitOpener(page, unit).click()
    await expect(page).toHaveURL(opened)
    const counted = page.waitForRequest(`**/api/properties/${property.id}/actions`)
    await dialog.getByRole('button', { name: `Share Unit ${unit.unitNumber}, ${property.title}` }).click()
    expect((await counted).postDataJSON()).toMatchObject({ action: 'share' })
    await expect.poll(() => sharedContent(page)).toBe(shared)
    await expect(dialog.getByText('Link copied').last()).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`/property/${property.id}`)
    await expect(unitOpener(page, unit)).toBeFocused()
  })
  await test.step('a reload keeps it open, and its back button leads to the page once, however often it is pressed', async () => {
    await page.goForward()
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Back to Units' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`/property/${property.id}`)
  })
  await test.step('a late second click of a double click does not hit the page below', async () => {
    await page.goForward()
    await dialog.getByRole('button', { name: 'Back to Units' }).click()
    await expect(dialog).toHaveCount(0)
    const clicks = await page.evaluateHandle(() => {
      const heard: number[] = []
      document.addEventListener('click', ({ detail }) => heard.push(detail), true)
      return heard
    })
    for (const clickCount of [2, 1]) {
      await page.mouse.down({ clickCount })
      await page.mouse.up({ clickCount })
    }
    expect(await clicks.jsonValue()).toEqual([1])
  })
  await test.step('the link, with punctuation of a sentence, opens the unit with the page behind it', async () => {
    await page.goto('about:blank')
    await page.goto(`${shared}).`)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`/property/${property.id}?from=share`)
    await expect(unitOpener(page, unit)).toBeInViewport()
  })
  await test.step('the link of a deleted unit opens the page only', async () => {
    await page.goto('about:blank')
    await page.goto(`${baseURL}/property/${property.id}#${property.id}.gone`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
