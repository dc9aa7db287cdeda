import { pickUnit } from '../support/site/catalogue.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

const isYoutube = (link: string | null) => /youtu/.test(link ?? '')

test('no page sends a request to another site, with or without tours', async ({ page, properties, baseURL }) => {
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreignRequests.push(request.url())
  })
  const withTour = properties.filter(({ youtubeUrl }) => isYoutube(youtubeUrl))
  const types = new Map(withTour.map((property) => [property.propertyType, property.id]))
  for (const id of types.values()) {
    await page.goto(`/property/${id}`)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const tour = page.getByRole('button', { name: /^Play / }).first()
    await tour.scrollIntoViewIfNeeded()
    const poster = await tour.locator('img').evaluate((image: HTMLImageElement) => image.src)
    expect(new URL(poster).origin).toBe(baseURL)
  }
  await page.waitForLoadState('networkidle')
  expect(foreignRequests).toEqual([])
})

test('a unit’s tour in its dialog also waits for the click, and plays from the host without cookies', async ({
  page,
  baseURL,
  pageErrors,
}) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'with a video', ({ youtubeUrl }) => isYoutube(youtubeUrl))
  const requests: string[] = []
  await page.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      requests.push(route.request().url())
      return route.abort()
    },
  )
  await page.goto(`/property/${property.id}`)
  await unitOpener(page, unit).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Unit Tour' })).toBeVisible()
  const play = page.getByRole('dialog').getByRole('button', { name: /^Play / })
  await play.scrollIntoViewIfNeeded()
  expect(requests).toEqual([])
  await play.click()
  await expect.poll(() => requests).not.toEqual([])
  expect(requests.every((url) => new URL(url).hostname === 'www.youtube-nocookie.com')).toBe(true)
  const { width = 0, height = 0 } = (await page.getByRole('dialog').locator('iframe').boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
  pageErrors.length = 0
})
