import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows } from './actions.ts'
import { openSection } from './sections.ts'
import { expectToast } from './toasts.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
})

test('images are sent anyway, and without any connection "Send anyway" goes on waiting', async ({
  page,
  photos,
  pageErrors,
}) => {
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
  pageErrors.length = 0
})

test('pages and saves work; a failing server is not called offline', async ({ page, sandbox, title, pageErrors }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  await page.goto(`/admin/property/${id}`)
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
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
