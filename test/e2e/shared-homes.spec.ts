import type { Browser, Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 390, height: 800 },
})

const unknownId = '00000000-0000-4000-8000-000000000000'
const titlesOn = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 })
const anotherDevice = async (browser: Browser) =>
  (await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 800 } })).newPage()

test('saved homes are shared as a link and saved on another device', async ({
  page,
  browser,
  properties,
  pageErrors,
}) => {
  const homes = properties.slice(0, 3).map(({ id, title }) => ({ id, title }))
  const gone = { id: unknownId, title: 'The House That Was Here' }
  await page.goto('/saved')
  await page.evaluate((saved) => localStorage.setItem('porchlight.saved', saved), JSON.stringify([...homes, gone]))
  await page.reload()
  await expect(
    page.getByText('Some browsers forget saved homes after a while. A shared link keeps them.'),
  ).toBeVisible()
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share Saved Homes' }).press('Enter')
  await expect(page.getByText('Link copied').first()).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await anotherDevice(browser)
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: 'Shared with you' })).toBeVisible()
  await expect(titlesOn(other)).toHaveText(homes.map(({ title }) => title))
  await expect(other.getByText(`“${gone.title}” is no longer listed.`)).toBeVisible()
  await expectAccessible(other)

  await test.step('one, then all', async () => {
    await other
      .getByRole('main')
      .getByRole('button', { name: `Save ${homes[1]?.title}`, exact: true })
      .press('Enter')
    await expect(other.getByRole('link', { name: 'Saved homes 1' })).toBeVisible()
    await other.getByRole('button', { name: 'Save all' }).press('Enter')
    await expect(other.getByRole('button', { name: 'All saved' })).toBeFocused()
    await expect(other.getByText('2 homes saved')).toBeAttached()
    await other.getByRole('link', { name: 'Your saved homes' }).click()
    await expect(other.getByText('3 saved homes')).toBeVisible()
    await expect(other.getByRole('main')).toBeFocused()
    await expect(titlesOn(other)).toHaveText([homes[0]?.title ?? '', homes[2]?.title ?? '', homes[1]?.title ?? ''])
  })
  await other.context().close()
  // A home that does not exist is requested, and the API returns 404.
  pageErrors.length = 0
})

test('a link with unknown, too many or written ids is no error', async ({ page, properties, pageErrors }) => {
  const home = properties[0]
  const many = Array.from({ length: 199 }, (_, n) => `${unknownId.slice(0, -3)}${100 + n}`)
  await page.goto(`/saved?ids=${home?.id},${many}`)
  await expect(page.getByText('This link has 200 homes. The first 20 are shown.')).toBeVisible()
  await expect(page.getByText('19 homes are no longer listed.')).toBeVisible()
  await expect(titlesOn(page)).toHaveText([home?.title ?? ''])

  for (const [query, message] of [
    [`ids=${unknownId}&titles=<img src=x onerror=alert(1)>`, /no longer listed/],
    ['ids=<script>alert(1)</script>', /^Part of this link is missing\./],
  ] as const) {
    await page.goto(`/saved?${query}`)
    await hydrated(page)
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'View Atlanta Properties' })).toBeVisible()
  }
  // Chromium reports the homes that do not exist.
  const uncaught = pageErrors.filter((error) => !error.startsWith('Failed to load resource'))
  pageErrors.splice(0, pageErrors.length, ...uncaught)
})
