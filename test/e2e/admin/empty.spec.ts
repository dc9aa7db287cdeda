import { expect, test } from '../admin-test.ts'

test('without properties every screen says what to do', async ({ page }) => {
  // Other tests need the properties.
  await page.route('**/api/properties?scope=admin**', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/analytics')
  await expect(page.getByText('No properties found')).toBeVisible()
  await expect(page.getByText('0 with views')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity/)
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await page.getByRole('link', { name: 'Add Your First Property' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add Property' })).toBeVisible()
  for (const card of ['Basic Information', 'Property Details', 'Property Images']) {
    await expect(page.getByRole('heading', { level: 2, name: card })).toBeVisible()
  }
})

test('without hero images the page says what to do', async ({ page }) => {
  await page.route('**/api/hero-images', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/hero')
  await expect(page.getByText('No hero images yet. Upload your first image to get started.')).toBeVisible()
  await expect(page.getByText('0/4 images')).toBeVisible()
})
