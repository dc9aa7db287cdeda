import { pickUnit } from '../support/site/catalogue.ts'
import { test as adminTest } from './admin-test.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './visitor-test.ts'

test('a browser without toSorted (Firefox 114) shows the published text, images and links', async ({
  page,
  baseURL,
}) => {
  const { property, unit } = await pickUnit(
    baseURL ?? '',
    'with a tour and pictures',
    ({ youtubeUrl, images }) => Boolean(youtubeUrl) && images.length > 1,
  )
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto(`/property/${property.id}`)
  await page.waitForLoadState('load')
  await expect(page.getByRole('heading', { level: 1, name: property.title })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('img').first()).toBeVisible()
  const card = main.getByRole('article', { name: `Unit ${unit.unitNumber}` })
  await expect(card.getByRole('link', { name: 'Unit Tour' })).toHaveAttribute('href', unit.youtubeUrl ?? '')
  for (const path of ['/', '/atlanta', '/saved']) {
    await page.goto(path)
    for (const role of ['button', 'searchbox', 'combobox'] as const)
      await expect(page.getByRole(role), `${role} on ${path}`).toHaveCount(0)
  }
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.getByRole('banner').getByRole('link', { name: 'Dallas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('East Dallas Properties')
  await page.mouse.click(5, 5)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([])
})

adminTest(
  'a browser without adoptedStyleSheets (Safari 16.3) shows administrators only that it is too old',
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'))
    await page.goto('/admin/people')
    await expect(page.locator('body')).toHaveText(/^This browser is too old for these screens\. Update it, or use /)
  },
)

adminTest('admin screens without their script say that they did not load', async ({ page, pageErrors }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/admin')
  await expect(page.locator('body')).toContainText('These screens did not load. Check your connection')
  const start = (await page.locator('#root').boundingBox())?.x
  expect(start, 'distance of the text from the edge').toBeGreaterThan(10)
  pageErrors.length = 0
})

test('without the script, saved homes and comparisons say so after 20 s, until it arrives', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install()
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/saved')
  const message = page.getByText(/JavaScript, which is off or did not load/)
  const empty = page.getByText(/^You haven’t saved any homes yet/)
  await expect(message).toBeHidden()
  await page.clock.fastForward(20_000)
  await expect(message).toBeVisible()
  await expect(empty).toBeHidden()
  release()
  await expect(empty).toBeVisible()
  await expect(message).toHaveCount(0)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/compare')
  await expect(message).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Comparison')
  pageErrors.length = 0
})
