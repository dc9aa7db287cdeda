import type { Page } from 'playwright/test'
import { type DeviceFaces, environmentWithFaces } from '../fixtures/faces.ts'
import { alive, watchForLife } from './alive.ts'
import { hasFaces } from './has-faces.ts'
import { test as base, expect } from './visitor-test.ts'

/** A visitor whose device has the faces of one set and no others. */
const test = base.extend<{ faces: DeviceFaces }>({
  faces: ['unknown', { option: true }],
  page: async ({ faces, playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, env: environmentWithFaces(faces) })
    const context = await browser.newContext({ baseURL })
    await watchForLife(context)
    await context.addInitScript(() => {
      const shifts: unknown[] = []
      Reflect.set(window, 'shifts', shifts)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.toJSON())
      }).observe({ type: 'layout-shift', buffered: true })
      const asked: Promise<FontFace>[] = []
      Reflect.set(window, 'askedFaces', asked)
      const { load } = FontFace.prototype
      FontFace.prototype.load = function () {
        const face = load.call(this)
        asked.push(face)
        return face
      }
    })
    await use(await context.newPage())
    await browser.close()
  },
})

/** The sum of a page's shifts once it is alive and the site's faces have come, whether or not they are in use then. */
async function shiftOf(page: Page): Promise<number> {
  await alive(page)
  await page.waitForFunction(() => Reflect.get(window, 'askedFaces').length === 2)
  await page.evaluate(() => Promise.all(Reflect.get(window, 'askedFaces')))
  return settledShift(page)
}

/** The sum of a page's shifts up to now and in what is to be painted next. */
const settledShift = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const shifts: { value: number }[] = Reflect.get(window, 'shifts')
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })

/** What moved, from where to where. */
const moved = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(window, 'shifts')))

/** Has a page's faces wait until it has been painted without them. */
async function lateFaces(page: Page, visit: () => Promise<unknown>) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await visit()
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  release()
  await page.waitForLoadState('networkidle')
}

// a line more or less counts 0.01 at the least, letters that move within their line a thousandth
const noLine = 0.008

// a phone of 390 and a desk of 1280 pixels are seen to while all of the page loads
const devices: [faces: DeviceFaces, widths: number[]][] = [
  ['dejavu', [360, 412, 820]],
  ['liberation', [360, 820]],
  ['noto', [360, 820]],
  ['unknown', [390, 820]],
]
for (const [faces, widths] of devices)
  test.describe(`with the faces ${faces}`, () => {
    test.use({ faces })

    for (const width of widths)
      test(`no line moves when ours arrive, ${width} px wide`, async ({ page, properties }) => {
        await page.setViewportSize({ width, height: 844 })
        const house = properties.find(
          ({ propertyType, images }) => propertyType === 'single-family' && images.length > 2,
        )
        for (const path of ['/', '/atlanta', '/dallas', '/about', '/compare', '/saved', `/property/${house?.id}`]) {
          await page.goto(path)
          const shift = await shiftOf(page)
          expect(shift, `${path}: ${await moved(page)}`).toBeLessThan(noLine)
        }
      })

    if (faces !== 'unknown')
      test('ours are in use on the first page', async ({ page }) => {
        await page.setViewportSize({ width: 412, height: 844 })
        await page.goto('/dallas')
        await shiftOf(page)
        expect(await hasFaces(page)).toBe(true)
      })
  })

test.describe('with faces of another width', () => {
  test.use({ faces: 'unknown' })

  test('ours are in use from the next page on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/atlanta')
    await shiftOf(page)
    expect(await hasFaces(page)).toBe(false)
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => hasFaces(page)).toBe(true)
  })

  const addresses = { 'a page that is not there': '/nowhere', 'the sign-in': '/api/login' }
  for (const [name, path] of Object.entries(addresses))
    test(`no line of ${name} moves when ours come after the first paint`, async ({ page, pageTrouble }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await lateFaces(page, () => page.goto(path, { waitUntil: 'domcontentloaded' }))
      expect(await settledShift(page)).toBeLessThan(noLine)
      // what is not there is told as a failed resource
      pageTrouble.length = 0
    })

  test('no line moves when ours come late to who was here before', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/atlanta')
    await lateFaces(page, () => page.reload({ waitUntil: 'domcontentloaded' }))
    expect(await shiftOf(page)).toBeLessThan(noLine)
  })

  test('no line moves for who reloads, comes from another of our pages or goes back', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/atlanta')
    const visits = [
      () => page.reload(),
      () => page.goto('/dallas', { referer: `${baseURL}/atlanta` }),
      () => page.goBack(),
    ]
    for (const visit of visits) {
      await visit()
      expect(await shiftOf(page)).toBeLessThan(noLine)
    }
  })
})
