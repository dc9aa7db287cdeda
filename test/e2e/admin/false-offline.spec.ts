import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows } from './actions.ts'
import { openSection } from './sections.ts'
import { expectToast } from './toasts.ts'

test('where the browser is wrongly called offline, images are sent anyway, and without any connection "Send anyway" goes on waiting; pages and saves work; a failing server is not called offline', async ({
  page,
  photos,
  title,
  pageErrors,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await page.goto('/admin/property/new')
  const dialog = await chooseImages(page, [photos.red, photos.green])
  await page.route('**/api/objects/upload', (route) => route.abort('internetdisconnected'))
  await dialog.getByRole('button', { name: 'Upload 2 images' }).click()
  await expect(dialog.getByText('Waiting for your connection')).toHaveCount(2)
  const failed = page.waitForEvent('requestfailed')
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  await failed
  await expect(dialog.getByText('Waiting for your connection')).toHaveCount(2)
  await page.unroute('**/api/objects/upload')
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(imageRows(page)).toHaveCount(2)
  for (const name of [/^Title/, /^Description/]) await page.getByRole('textbox', { name }).fill(title)
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Success', 'Property created successfully')

  await openSection(page, 'Activity')
  await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible()
  await page.route(/\/api\/(?:history|people)$/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await openSection(page, 'People')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('We can’t load this right now')
  await openSection(page, 'Activity')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('This may be out of date')
  await page.goto('/atlanta')
  await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Dallas' }).click()
  await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
  pageErrors.length = 0
})
