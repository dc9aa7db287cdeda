import { draftFields, propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible, expectAccessibleAnywhere } from '../axe.ts'
import { imageRows } from './actions.ts'
import { unitCard, unitField, units } from './unit-actions.ts'

test.describe('axe finds nothing and nothing scrolls sideways', () => {
  test('on the list', async ({ page, sandbox, title }) => {
    const { id } = await sandbox.property({ property: draftFields({ title }) })
    await sandbox.unit(id, { unit: unitFields(id, { availability: 'available' }) })
    const house = { title: `${title} house`, propertyType: 'single-family', availability: 'leased' } as const
    await sandbox.property({ property: propertyFields(house) })
    await page.goto(`/admin?q=${title}`)
    await expect(page.getByRole('article')).toHaveCount(2)
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
