import type { Property } from '@porchlight/contract/properties/property'
import type { Page } from 'playwright/test'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { recordShifts, shiftOf } from './layout-shift.ts'
import { expect, test } from './visitor-test.ts'

function publicPages(properties: readonly Property[]): string[] {
  const withImages = properties.filter(({ images }) => images.length > 2)
  const house = withImages.find(({ propertyType }) => propertyType === 'single-family')
  const building = withImages.find(({ unitCount }) => unitCount)
  return ['/', '/atlanta', '/about', `/property/${house?.id}`, `/property/${building?.id}`]
}

const imagesOf = (page: Page) =>
  page.locator('img').evaluateAll((all) =>
    all.map((image) => {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      return {
        src: image.getAttribute('src') ?? '',
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
        chosen: image.hasAttribute('srcset') && image.hasAttribute('sizes'),
        formats: sources.filter(({ srcset, sizes }) => srcset && sizes).map(({ type }) => type),
        inMain: Boolean(image.closest('main')),
        eager: image.getAttribute('loading') !== 'lazy',
        urgent: image.getAttribute('fetchpriority') === 'high',
      }
    }),
  )

test.describe('as published', () => {
  test.use({ javaScriptEnabled: false })

  test('every image has its size, as large as the others of the first row on a desktop, stored ones their variants, only the first loads eagerly, and those in view are loaded', async ({
    page,
    properties,
  }) => {
    let stored = 0
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of publicPages(properties)) {
      await page.goto(path)
      const images = await imagesOf(page)
      for (const [index, image] of images.entries()) {
        const isFirst = index === 0 && image.inMain
        expect(image, `${path} ${image.src}`).toMatchObject({
          sized: true,
          eager: isFirst,
          urgent: isFirst,
        })
        if (!image.src.startsWith('/images/')) continue
        stored++
        expect(image).toMatchObject({ chosen: true, formats: ['image/avif', 'image/webp'] })
      }
      if (path === '/atlanta') {
        // An image that is wider by a hundredth of a pixel becomes the LCP element, and it loads later.
        const row = page.getByRole('main').locator('article img')
        const widths = await row.evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().width))
        expect(widths, 'of the first row').toEqual([380, 380, 380])
      }
      if (path === '/about') continue
      const first = page.locator('img').first()
      await expect
        .poll(() => first.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(100)
      await expect(first).toBeVisible()
    }
    expect(stored).toBeGreaterThan(20)
  })
})

test('the layout does not shift while a page loads, on a phone and on a desktop', async ({ page, properties }) => {
  await recordShifts(page.context())
  const [home = '', city = '', about = '', house = '', building = ''] = publicPages(properties)
  for (const [width, paths] of [
    [390, [home, city, building]],
    [1280, [about, house]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftOf(page), `${path} at ${width} px`).toBeLessThan(0.001)
    }
  }
})

test('on a phone, a blurred placeholder is shown until an image has loaded, and images that are screens away do not load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const requests = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requests.add(request.url())
  })
  const farImages = (pixels: number) =>
    page
      .locator('main article img')
      .evaluateAll(
        (all, pixels) =>
          all.flatMap((image) =>
            image instanceof HTMLImageElement && image.getBoundingClientRect().top > pixels ? image.currentSrc : [],
          ),
        pixels,
      )
  const release = await holdRequests(page, '**/images/**')
  await page.goto('/atlanta', { waitUntil: 'domcontentloaded' })
  const card = page.getByRole('article').first()
  await expect(card.locator('svg image[href^="data:image/webp"]')).toBeVisible()
  release()
  await expect(card.locator('svg image')).toHaveCount(0)
  expect(await card.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.currentSrc)).toMatch(
    /\.avif$/,
  )
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect((await farImages(844 * 3)).filter(Boolean)).toEqual([])
  const before = requests.size
  await page.locator('main article img').last().scrollIntoViewIfNeeded()
  await expect.poll(() => requests.size).toBeGreaterThan(before)
})

test('an image that fails to load is replaced by the drawing, before and after hydration', async ({ page }) => {
  await page.route('**/images/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' }),
  )
  await page.goto('/atlanta')
  const images = page.getByRole('article').locator('img')
  await expect(images.first()).toHaveAttribute('src', '/placeholder-house.svg')
  await images.last().scrollIntoViewIfNeeded()
  await expect(images.last()).toHaveAttribute('src', '/placeholder-house.svg')
})

test('without a connection no image is requested again and again', async ({ page, pageErrors }) => {
  await page.goto('/atlanta')
  await hydrated(page)
  let failed = 0
  page.on('requestfailed', () => failed++)
  await page.route(/\/images\/|placeholder-house/, (route) => route.abort('internetdisconnected'))
  const images = page.getByRole('article').locator('img')
  await images.last().scrollIntoViewIfNeeded()
  await expect(images.last()).toHaveAttribute('src', '/placeholder-house.svg')
  await page.waitForTimeout(500)
  expect(failed).toBeLessThan(3 * (await images.count()))
  pageErrors.length = 0
})
