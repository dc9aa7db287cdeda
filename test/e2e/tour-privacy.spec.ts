import { pickUnit } from '../support/site/catalogue.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

const isYoutube = (link: string | null) => /youtu/.test(link ?? '')

test('no page asks anybody but this site for anything, tours or not', async ({ page, properties, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
  })
  for (const { id } of properties.filter(({ youtubeUrl }) => isYoutube(youtubeUrl))) {
    await page.goto(`/property/${id}`)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const tour = page.getByRole('button', { name: /^Play / }).first()
    await tour.scrollIntoViewIfNeeded()
    // the picture in front of the video is one of ours
    const poster = await tour.locator('img').evaluate((image: HTMLImageElement) => image.src)
    expect(new URL(poster).origin).toBe(baseURL)
  }
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
})

test('a unit’s tour in its dialog waits for the click, too, and plays from the host without cookies', async ({
  page,
  baseURL,
  pageErrors,
}) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'with a video', ({ youtubeUrl }) => isYoutube(youtubeUrl))
  const asked: string[] = []
  // no network in this test: what would be asked of others is recorded and refused
  await page.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  await page.goto(`/property/${property.id}`)
  await unitOpener(page, unit).click()
  const play = page.getByRole('dialog').getByRole('button', { name: /^Play / })
  await play.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await play.click()
  await expect.poll(() => asked).not.toEqual([])
  expect(asked.every((url) => new URL(url).hostname === 'www.youtube-nocookie.com')).toBe(true)
  pageErrors.length = 0
})
