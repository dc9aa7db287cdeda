import type { Page } from 'playwright/test'
import { expect, test } from '../visitor-test.ts'
import { withTableStopped } from '../with-table-stopped.ts'

test('while the table is down visitors can read all published pages', async ({ page, properties, pageErrors }) => {
  const property = properties[0]
  await withTableStopped(async () => {
    await page.goto('/atlanta')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(`/property/${property?.id}`)
    await expect(page.getByRole('heading', { level: 1, name: property?.title })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  pageErrors.length = 0
})

const withoutFiles = (page: Page) => page.route('**/data.json', (route) => route.fulfill({ status: 404 }))

test('while the table is down a page that needs the API shows an error, and a retry loads it', async ({
  page,
  properties,
  pageErrors,
}) => {
  const ids = properties.slice(0, 2).map(({ id }) => id)
  await withoutFiles(page)
  await withTableStopped(async () => {
    await page.goto(`/compare?ids=${ids}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
  })
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
  pageErrors.length = 0
})

test('while the table is down saved homes that need the API show an error and are not lost', async ({
  page,
  properties: [property],
  pageErrors,
}) => {
  await withoutFiles(page)
  await page.addInitScript(
    (saved) => localStorage.setItem('porchlight.saved', saved),
    JSON.stringify([{ id: property?.id, title: property?.title }]),
  )
  await withTableStopped(async () => {
    await page.goto('/saved')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByText('1 saved home', { exact: true })).toBeVisible()
  })
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3, name: property?.title })).toBeVisible()
  pageErrors.length = 0
})

test('while the table is down home still shows its built-in image', async ({ page, pageErrors }) => {
  await withoutFiles(page)
  await page.goto('/about')
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await withTableStopped(async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click()
    await expect(page.locator('img[src="/default-hero.jpg"]')).toBeVisible()
  })
  pageErrors.length = 0
})
