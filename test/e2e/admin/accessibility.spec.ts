import { draftFields, propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible, expectClean } from '../axe.ts'
import { imageRows } from './actions.ts'
import { unitCard, unitField, units } from './unit-actions.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.describe('axe finds nothing and nothing scrolls sideways', () => {
  test('on the list, also with open filters and selected properties', async ({ page, sandbox, title }) => {
    const { id } = await sandbox.property({ property: draftFields({ title }) })
    await sandbox.unit(id, { unit: unitFields(id, { availability: 'available' }) })
    const house = { title: `${title} house`, propertyType: 'single-family', availability: 'leased' } as const
    await sandbox.property({ property: propertyFields(house) })
    await page.goto(`/admin?q=${title}`)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expectClean(page, desktop)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Type', { exact: true }).selectOption('single-family')
    await page.getByRole('button', { name: 'Select several' }).click()
    await page.getByRole('checkbox', { name: /^Select Test house/ }).check()
    await expectAccessible(page)
  })

  test('on a property with images, advice and units, and in the forms of units', async ({
    page,
    sandbox,
    admin,
    title,
    pageErrors,
  }) => {
    const url = await upload(admin)
    const images = [{ url, caption: 'Front' }, { url: await upload(admin) }]
    const { id } = await sandbox.property({
      property: draftFields({ title, description: 'Perfect for singles' }),
      images,
    })
    const unit = await sandbox.unit(id, { unit: unitFields(id), images: [{ url }] })
    await admin.send('POST', '/api/previews', { propertyId: id })
    await page.goto(`/admin/property/${id}`)
    await expect(imageRows(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Turn off link' })).toBeVisible()
    await expect(unitCard(page, '1A')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Words to reconsider in Description' })).toBeVisible()
    await expectClean(page, desktop)
    await page.setViewportSize(phone)
    await page.getByText('Preview the card').press('Enter')
    await page.getByRole('button', { name: 'Select multiple' }).click()
    await page.getByRole('checkbox', { name: 'Select image 1, Front' }).check()
    await expect(imageRows(page).first()).toContainText(/This image/)
    await expectAccessible(page)
    await unitCard(page, '1A').getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByRole('dialog', { name: 'Units like 1A' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
    await unitField(page, 'Unit Number').fill('')
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await expect(units(page).getByRole('region', { name: 'One thing to fix' })).toBeFocused()
    await expectClean(page, phone, 'in the form of a unit')
    await unitField(page, 'Unit Number').fill('1B')
    await admin.send('PATCH', `/api/units/${unit.id}`, { unit: unitFields(id, { unitNumber: '1C' }), images: [] })
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await expect(page.getByRole('alertdialog', { name: 'You saved this unit in another tab' })).toBeVisible()
    await expectAccessible(page)
    pageErrors.length = 0
  })
})
