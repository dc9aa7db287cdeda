import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'

test('the list without properties is accessible', async ({ page }) => {
  // Other tests need the properties.
  await page.route('**/api/properties?scope=admin**', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Your first home' })).toBeVisible()
  await expectAccessible(page)
})
