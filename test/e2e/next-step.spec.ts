import { formatAddress } from '@porchlight/contract/properties/postal-address'
import type { Locator, Page } from 'playwright/test'
import { pick } from '../support/site/catalogue.ts'
import { expectAccessible } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Next step' })
const comparison = (page: Page) => page.getByRole('region', { name: /Compare Properties/ })
const place = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })

test('the page of a home ends with the next step: beside the content on a desktop', async ({ page, properties }) => {
  const property = pick(
    properties,
    'single-family with an address and no listing of its own',
    ({ propertyType, address, listingUrl, availabilitySummary }) =>
      propertyType === 'single-family' && Boolean(address) && listingUrl === null && !availabilitySummary,
  )
  await page.goto(`/property/${property.id}`)
  const step = nextStep(page)
  await expect(step).toHaveCount(1)
  await expect(page.getByRole('complementary').getByRole('region', { name: 'Next step' })).toBeVisible()
  const way = new URL((await step.getByRole('link', { name: 'Directions' }).getAttribute('href')) ?? '')
  expect([way.host, way.searchParams.get('destination')]).toEqual(['www.google.com', formatAddress(property)])
  // The configuration has neither a phone number nor an email address.
  const external = step.locator('a[target]')
  await expect(external).toHaveCount(2)
  const apply = step.getByRole('link', { name: 'View listing and apply' })
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAccessibleDescription('Opens in a new tab')
  }
  const opened = page.context().waitForEvent('page')
  await apply.click()
  await expect(await opened).toHaveURL(/\/listings$/)
})

test('on a phone the next step is a bar that never covers the focus or the end of the page', async ({
  page,
  properties,
}) => {
  const property = pick(
    properties,
    'single-family to apply for, with an address',
    ({ propertyType, address, availabilitySummary }) =>
      propertyType === 'single-family' && Boolean(address) && !availabilitySummary,
  )
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto(`/property/${property.id}`)
  await hydrated(page)
  const step = bar(page)
  const apply = page.getByRole('link', { name: 'View listing and apply' })
  const end = page.getByText('All rights reserved.')

  await test.step('at the bottom of the window, and low', async () => {
    await expect(step.getByRole('link')).toHaveCount(1)
    await expect(apply).toHaveCount(1)
    const { top, bottom } = await place(step)
    expect(bottom).toBe(720)
    expect(bottom - top).toBeLessThanOrEqual(72)
  })
  await test.step('the other links are in the page', async () => {
    for (const name of ['Directions', 'Is this listing really ours?'])
      await expect(nextStep(page).getByRole('link', { name })).toBeVisible()
  })
  await test.step('above the home indicator', async () => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
    await expect.poll(async () => (await place(step)).bottom).toBe(720 - 34)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
    await expect.poll(async () => (await place(step)).bottom).toBe(720)
  })
  await test.step('never over the focused element', async () => {
    await page.getByRole('main').focus()
    for (let n = 0; n < 20; n++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if (await focused.evaluate((element) => element.closest('nav')?.ariaLabel === 'Next step')) break
      expect((await place(focused)).bottom).toBeLessThanOrEqual((await place(step)).top)
    }
  })
  await test.step('below the last line at the end', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(async () => (await place(end)).bottom - (await place(step)).top).toBeLessThanOrEqual(0)
  })
  await test.step('below the comparison bar, which does not move it', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'Add to comparison' }).click()
    await expect(comparison(page)).toBeVisible()
    expect((await place(step)).bottom).toBe(720)
    expect((await place(comparison(page))).bottom).toBeLessThanOrEqual((await place(step)).top)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(async () => (await place(end)).bottom - (await place(comparison(page))).top)
      .toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
  await test.step('the comparison bar is folded into one line, which opens', async () => {
    const { top, bottom } = await place(comparison(page))
    expect(bottom - top).toBeLessThan(64)
    expect((720 - top) / 720, 'share of the window').toBeLessThan(0.2)
    const home = comparison(page).getByText(property.title)
    await expect(home).toBeHidden()
    const fold = comparison(page).getByRole('button', { name: 'Selected homes' })
    await fold.click()
    await expect(home).toBeVisible()
    await fold.click()
    await expect(home).toBeHidden()
  })
  await test.step('inline if the window is too low for two bars, which leaves room for the images', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.evaluate(() => scrollTo(0, 0))
    const header = page.getByRole('banner')
    const room = async () => (await place(comparison(page))).top - (await place(header)).bottom
    await expect.poll(async () => (await room()) / 360).toBeGreaterThan(0.7)
    await expect(page.getByRole('complementary').getByRole('region', { name: 'Next step' })).toBeVisible()
    await expect(apply).toHaveCount(1)
  })
  await test.step('not sticky if the text is so large that bars cover half of the window', async () => {
    await page.setViewportSize({ width: 320, height: 720 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await comparison(page).getByRole('button', { name: 'Selected homes' }).click()
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(async () => (await place(comparison(page))).top).toBeGreaterThan(720)
    await expect(page.getByRole('complementary').getByRole('link', { name: 'View listing and apply' })).toBeVisible()
  })
})
