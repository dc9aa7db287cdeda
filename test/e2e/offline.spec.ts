import sharp from 'sharp'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test('offline, visited pages open from the cache, and others show a message until the connection is back', async ({
  page,
  context,
  properties,
  pageErrors,
}) => {
  const [visited, unvisited] = properties.filter(({ location }) => location === 'atlanta')
  if (!visited || !unvisited) throw new Error('Another catalogue is needed')
  const header = page.getByRole('banner')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.route('**/street-at-night*', (route) => route.abort())
  await page.goto('/atlanta')
  await hydrated(page)
  await page.getByRole('link', { name: visited.title, exact: true }).click()
  await expect(heading(visited.title)).toBeVisible()
  await header.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')

  // A prefetched page would open.
  await page.route('**/dallas/data.json', (route) => route.abort())
  await page.route('**/api/properties', (route) => route.abort())
  await context.setOffline(true)
  await test.step('visited page', async () => {
    await expect(page.getByText(/^You’re offline/)).toBeVisible()
    await header.getByRole('link', { name: 'Atlanta' }).click()
    await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
    await page.getByRole('link', { name: visited.title, exact: true }).click()
    await expect(heading(visited.title)).toBeVisible()
  })
  await test.step('no icon in place of an image that was not loaded', async () => {
    const street = page.getByRole('contentinfo').getByRole('presentation').first()
    await street.scrollIntoViewIfNeeded()
    const { y = 0 } = (await street.boundingBox()) ?? {}
    const { channels } = await sharp(await page.screenshot({ clip: { x: 0, y, width: 99, height: 99 } })).stats()
    expect(channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0])
  })
  await test.step('page not visited before', async () => {
    await header.getByRole('link', { name: 'Dallas' }).click()
    await expect(page.getByRole('alert').getByRole('heading', { name: 'You seem to be offline' })).toBeVisible()
    const attempt = page.waitForEvent(
      'requestfailed',
      (request) => new URL(request.url()).pathname === '/api/properties',
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await attempt
    await expect(page.getByRole('alert')).toContainText('You seem to be offline')
  })
  await test.step('the connection is back', async () => {
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0)
    const image = page.getByRole('article').first().locator('img')
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(image).toHaveAttribute('src', /\/images\//)
  })
  pageErrors.length = 0
})

test('each tap tries again to load a script that failed', async ({ page, pageErrors }) => {
  const attempts: string[] = []
  await page.route(/\/assets\/index-.*\.js$/, (route) => {
    attempts.push(route.request().url())
    return route.abort()
  })
  await page.goto('/about')
  // At load and after 3 s.
  await expect.poll(() => attempts.length).toBe(2)
  await page.getByRole('main').click()
  await expect.poll(() => attempts.length).toBeGreaterThan(2)
  await page.unrouteAll()
  await page.getByRole('main').click()
  await hydrated(page)
  pageErrors.length = 0
})
