import type { Page } from 'playwright/test'
import { alive } from './alive.ts'
import { expect, test } from './visitor-test.ts'

/** The start of a visit's parts, in milliseconds since it began. */
const beginnings = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const start = (entry?: PerformanceEntry) => entry?.startTime ?? Number.NaN
    const resources = performance.getEntriesByType('resource')
    return {
      faces: resources.filter(({ name }) => name.endsWith('.woff2')).map(start),
      script: start(resources.find(({ name }) => name.endsWith('.js'))),
      paint: start(performance.getEntriesByType('paint')[0]),
      body: performance.getEntriesByType('navigation')[0]?.toJSON().domInteractive,
    }
  })
const useOfFaces = (page: Page) =>
  page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2)

test('the first paint waits for nothing; faces and script come after it', async ({ page }) => {
  await page.goto('/atlanta')
  await alive(page)
  await useOfFaces(page)
  const { faces, script, paint } = await beginnings(page)
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(face).toBeGreaterThanOrEqual(paint)
  expect(script).toBeGreaterThanOrEqual(paint)
})

test('who has the faces gets them at once', async ({ page }) => {
  await page.goto('/atlanta')
  await useOfFaces(page)
  await page.reload()
  await useOfFaces(page)
  const { faces, body } = await beginnings(page)
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(face).toBeLessThan(body)
})

// a phone of 390 and a desk of 1440 pixels are seen to while all of the page loads
for (const width of [360, 412, 820])
  test(`no line moves when the faces arrive, ${width} px wide`, async ({ page, properties }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Reflect.set(window, 'shifts', shifts)
      const note = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) shifts.push(entry.toJSON().value)
      }
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    })
    const house = properties.find(({ propertyType, images }) => propertyType === 'single-family' && images.length > 2)
    for (const path of ['/', '/atlanta', '/dallas', '/about', `/property/${house?.id}`]) {
      await page.goto(path)
      await alive(page)
      await useOfFaces(page)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
      const sum = shifts.reduce((all, one) => all + one, 0)
      // a line more or less counts 0.01 at the least, letters that move within their line a thousandth
      expect(sum, path).toBeLessThan(0.008)
    }
  })

test('soon after a page came to life, all of it is laid out', async ({ page }) => {
  await page.goto('/atlanta')
  await alive(page)
  const waiting = () =>
    page
      .locator('main li a, footer a')
      .evaluateAll((links) => links.filter((link) => !link.checkVisibility({ contentVisibilityAuto: true })).length)
  await expect.poll(waiting).toBe(0)
})

test('only the page that a visit begins with is laid out as it is needed', async ({ page, properties }) => {
  const fresh = page.locator('html[data-fresh]')
  await page.goto('/atlanta')
  await alive(page)
  await expect(fresh).toHaveCount(1)
  const home = properties.find(({ location }) => location === 'atlanta')
  await page.getByRole('link', { name: home?.title ?? '', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: home?.title })).toBeVisible()
  await expect(fresh).toHaveCount(0)
  await page.reload()
  await expect(fresh).toHaveCount(0)
})
