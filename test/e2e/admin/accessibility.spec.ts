import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible, expectAccessibleAnywhere } from '../axe.ts'
import { imageRows } from './actions.ts'
import { unitCard, unitField, units } from './unit-actions.ts'

test.describe('axe finds nothing and nothing scrolls sideways', () => {
  test('on the list', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessibleAnywhere(page)
  })

  test('on a property with images and units, and the form of a unit', async ({ page, sandbox, admin, title }) => {
    const url = await upload(admin)
    const images = [{ url, caption: 'Front' }, { url: await upload(admin) }]
    const { id } = await sandbox.property({ property: draftFields({ title }), images })
    await sandbox.unit(id, { unit: unitFields(id), images: [{ url }] })
    await admin.send('POST', '/api/previews', { propertyId: id })
    await page.goto(`/admin/property/${id}`)
    await expect(imageRows(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Turn off link' })).toBeVisible()
    await expect(unitCard(page, '1A')).toBeVisible()
    await expectAccessibleAnywhere(page)
    await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
    await unitField(page, 'Unit Number').fill('')
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await expect(units(page).getByRole('region', { name: 'One thing to fix' })).toBeFocused()
    await expectAccessible(page)
  })
})
