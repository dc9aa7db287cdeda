import type { Page } from 'playwright/test'
import { alive } from './alive.ts'
import { hasFaces } from './has-faces.ts'
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
test('the first paint waits for nothing; faces and script come after it', async ({ page }) => {
  await page.goto('/atlanta')
  await alive(page)
  await expect.poll(() => hasFaces(page)).toBe(true)
  const { faces, script, paint } = await beginnings(page)
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(face).toBeGreaterThanOrEqual(paint)
  expect(script).toBeGreaterThanOrEqual(paint)
})

test('where homes are compared, the faces come behind the first picture', async ({ page, properties }) => {
  const shown = properties.filter(({ images }) => images.length > 0).slice(0, 2)
  await page.goto(`/compare?ids=${shown.map(({ id }) => id).join(',')}`)
  await expect.poll(() => hasFaces(page)).toBe(true)
  const { faces } = await beginnings(page)
  const picture = await page.evaluate(() => {
    const pictures = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/images/'))
    return Math.min(...pictures.map((entry) => entry.toJSON().responseEnd))
  })
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(face).toBeGreaterThanOrEqual(picture)
})

test('who has the faces gets them at once', async ({ page }) => {
  await page.goto('/atlanta')
  await expect.poll(() => hasFaces(page)).toBe(true)
  await page.reload()
  await expect.poll(() => hasFaces(page)).toBe(true)
  const { faces, body } = await beginnings(page)
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(face).toBeLessThan(body)
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
