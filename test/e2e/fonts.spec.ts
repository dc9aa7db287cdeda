import type { Page } from 'playwright/test'
import { pick } from '../support/site/catalogue.ts'
import { environmentWithFonts, type FontSet } from '../support/site/font-sets.ts'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { recordShifts, shiftOf } from './layout-shift.ts'
import { brandFonts, usedFonts } from './used-fonts.ts'
import { test as base, expect } from './visitor-test.ts'

const test = base.extend<{ fonts: FontSet }>({
  fonts: ['dejavu', { option: true }],
  page: async ({ fonts, playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, env: environmentWithFonts(fonts) })
    const context = await browser.newContext({ baseURL })
    await recordShifts(context)
    await use(await context.newPage())
    await browser.close()
  },
})

async function openWithLateFonts(page: Page, path: string) {
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  release()
}

const fontSets = ['dejavu', 'liberation', 'noto'] as const
const widths = [360, 820, 1280]

for (const [turn, fonts] of fontSets.entries())
  test.describe(`with the fonts of ${fonts}`, () => {
    test.use({ fonts })

    test('every page uses the brand’s fonts and hardly shifts when they load', async ({ page, properties }) => {
      test.slow()
      const house = pick(properties, 'with images', ({ images, unitCount }) => images.length > 2 && !unitCount)
      const building = pick(properties, 'with units', ({ unitCount }) => Boolean(unitCount))
      const homes = [`/property/${building.id}`, `/property/${house.id}`, `/compare?ids=${house.id},${building.id}`]
      const paths = turn === 0 ? ['/atlanta', '/about', ...homes] : ['/', ...homes.slice(0, 1)]
      for (const [index, path] of paths.entries()) {
        const width = widths[(index + turn) % widths.length] ?? 0
        await page.setViewportSize({ width, height: 844 })
        await openWithLateFonts(page, path)
        await hydrated(page)
        await expect.poll(() => usedFonts(page), path).toEqual(brandFonts)
        expect(await shiftOf(page), `${path}, ${width} px wide`).toBeLessThanOrEqual(0.05)
        await page.unroute('**/*.woff2')
      }
    })
  })

test('fonts and the manifest load after the first image', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const release = await holdRequests(page, '**/images/**')
  await page.goto('/atlanta', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => requested.filter((url) => url.includes('/images/'))).not.toEqual([])
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const manifest = page.locator('head link[rel="manifest"]')
  expect(requested.filter((url) => url.endsWith('.woff2'))).toEqual([])
  await expect(manifest).toHaveCount(0)
  release()
  await expect.poll(() => usedFonts(page)).toEqual(brandFonts)
  await expect(manifest).toHaveAttribute('href', '/manifest.json')
})

test('the not-found page and the sign-in use the brand’s fonts too', async ({ page, pageErrors }) => {
  for (const path of ['/nowhere', '/api/login']) {
    await page.goto(path)
    await expect.poll(() => usedFonts(page), path).toEqual(brandFonts)
  }
  pageErrors.length = 0
})
