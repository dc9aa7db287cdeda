import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { rowOf } from './actions.ts'
import { openSection } from './sections.ts'

test('without properties every screen says what to do, and the list explains the first one in three steps', async ({
  page,
  sandbox,
  title,
}) => {
  const steps = page.getByRole('region', { name: 'Your first home' })
  const current = steps.locator('[aria-current=step]')
  // Other tests need the properties.
  const listOnly = (json: object[]) => page.route('**/api/properties?scope=admin**', (route) => route.fulfill({ json }))
  await listOnly([])
  await page.goto('/admin/analytics')
  await expect(page.getByText('No properties found')).toBeVisible()
  await expect(page.getByText('0 with views')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity/)
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page.getByText('No properties yet. Start by adding your first property.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Properties' })).toHaveCount(0)
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(current).toContainText('Add the home')
  await expectAccessible(page)
  await steps.getByRole('link', { name: 'Add Your First Property' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add Property' })).toBeVisible()
  for (const card of ['Basic Information', 'Property Details', 'Property Images']) {
    await expect(page.getByRole('heading', { level: 2, name: card })).toBeVisible()
  }

  await page.route('**/api/hero-images', (route) => route.fulfill({ json: [] }))
  await openSection(page, 'Hero Images')
  await expect(page.getByText('No hero images yet. Upload your first image to get started.')).toBeVisible()
  await expect(page.getByText('0/4 images')).toBeVisible()

  const home = await sandbox.property({ property: draftFields({ title, propertyType: 'single-family' }) })
  await listOnly([home])
  await page.goto('/admin')
  await expect(current).toContainText('Add its photos')
  await expect(steps.getByRole('link', { name: 'Continue with your first home' })).toHaveAttribute(
    'href',
    `/admin/property/${home.id}`,
  )
  const images = [{ id: home.id, imageUrl: '/images/1', isPrimary: true, displayOrder: 0, createdAt: home.createdAt }]
  await listOnly([{ ...home, images }])
  await page.reload()
  await expect(current).toContainText('Say when it is available')
  await listOnly([{ ...home, images, availabilitySummary: { state: 'available' } }])
  await page.reload()
  await expect(rowOf(page, title)).toBeVisible()
  await expect(steps).toHaveCount(0)
})
