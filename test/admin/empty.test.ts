import { test } from '../support/admin/admin-test.ts'
import { expect } from '../support/admin/expect.ts'
import { draftFields } from '../support/site/sandbox.ts'
import { openSection, rowOf } from './screens.ts'

test('without properties every screen says what to do', async ({ page, sandbox, upload, admin, title }) => {
  const steps = page.getByRole('region', { name: 'Your first home' })
  const current = steps.locator('[aria-current=step]')
  await page.goto('/admin/analytics')
  await expect(page.getByText('No properties found')).toBeVisible()
  await expect(page.getByText('0 with views')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity/)
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page.getByText('No properties yet. Start by adding your first property.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Properties' })).toHaveCount(0)
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(current).toContainText('Add the home')
  await steps.getByRole('link', { name: 'Add Your First Property' }).click()
  for (const heading of ['Add Property', 'Basic Information', 'Property Details', 'Property Images'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await openSection(page, 'Hero Images')
  await expect(page.getByText('No hero images yet. Upload your first image to get started.')).toBeVisible()
  await expect(page.getByText('0/4 images')).toBeVisible()

  const property = draftFields({ title, propertyType: 'single-family' })
  const { id } = await sandbox.property({ property })
  await page.goto('/admin')
  await expect(current).toContainText('Add its photos')
  const next = steps.getByRole('link', { name: 'Continue with your first home' })
  expect(next.one.getAttribute('href')).toBe(`/admin/property/${id}`)
  const images = [{ url: await upload() }]
  await admin.send('PUT', `/api/properties/${id}`, { property, images })
  await page.reload()
  await expect(current).toContainText('Say when it is available')
  await admin.send('PUT', `/api/properties/${id}/availability`, { property: { availability: 'available' } })
  await page.reload()
  await expect(rowOf(page, title)).toBeVisible()
  await expect(steps).toHaveCount(0)
})
