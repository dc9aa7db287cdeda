import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Page } from 'playwright/test'
import { pick, pickUnit } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test.use({ viewport: { width: 320, height: 640 } })

async function openEnlarged(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

test('the bar with the next step keeps its margins, and words and numbers stay whole', async ({ page, properties }) => {
  for (const home of [
    pick(properties, 'leased', isLeased),
    pick(properties, 'with units', ({ availabilitySummary }) => Boolean(availabilitySummary?.units)),
  ]) {
    await openEnlarged(page, `/property/${home.id}`)
    for (const part of await page.getByRole('navigation', { name: 'Next step' }).locator('p, a').all()) {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
      expect(x).toBeGreaterThan(16)
      expect(x + width).toBeLessThan(320 - 16)
    }
    for (const word of await page.locator('dd', { hasText: /^[\w,]+$/ }).all())
      expect((await word.boundingBox())?.height ?? 0, 'one line').toBeLessThan(60)
  }
})

test('on a tablet nothing splits the wordmark or covers a link of the hero', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openEnlarged(page, '/')
  expect((await page.getByRole('banner').getByText('Porchlight').boundingBox())?.height).toBeLessThan(80)
  await page.getByRole('link', { name: 'View Dallas Properties' }).click({ position: { x: 350, y: 40 } })
})

test('the filter has one column, which is wide enough for its fields', async ({ page }) => {
  await openEnlarged(page, '/dallas')
  await page.getByRole('button', { name: 'Filters' }).click()
  const search = page.getByRole('search')
  for (const field of [
    search.getByRole('searchbox'),
    search.getByLabel('Bedrooms'),
    search.getByLabel('Property Type'),
  ])
    expect((await field.boundingBox())?.width).toBeGreaterThan(240)
})

test('text has the whole width of a laptop at 400 % and is not cut off at 200 %', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { property, unit } = await pickUnit(baseURL ?? '', 'with facts', ({ facts }) => Boolean(facts))
  await page.goto(`/property/${property.id}#${unit.id}`)
  const dialog = page.getByRole('dialog')
  const section = dialog.getByRole('heading', { name: 'Specifications' })
  await expect.poll(async () => (await section.boundingBox())?.width).toBeGreaterThan(240)
  await page.setViewportSize({ width: 640, height: 400 })
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test("the bars of a unit's dialog scroll with it", async ({ page, baseURL }) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'with features', ({ features }) => Boolean(features))
  await openEnlarged(page, `/property/${property.id}`)
  await unitOpener(page, unit).press('Enter')
  const dialog = page.getByRole('dialog')
  expect((await dialog.getByRole('button', { name: 'Close' }).boundingBox())?.x).toBeGreaterThan(160)
  await dialog.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded()
  const back = dialog.getByRole('button', { name: 'Back to Units' })
  await expect(back).not.toBeInViewport()
  await test.step('also on a phone on its side', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await dialog.evaluate((element) => element.scrollTo(0, 0))
    await expect(back).not.toBeInViewport()
  })
})
