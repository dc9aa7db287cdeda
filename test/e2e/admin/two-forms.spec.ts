import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { imageRows, reloadUnsaved, rowOf } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test('leaving asks once if both are unsaved, and then discards both', async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await sandbox.unit(id, { unit: unitFields(id) })
  await page.goto(`/admin?q=${title}`)
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.fill('Changed, and not saved')
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('Changed as well')
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(2)
  await reloadUnsaved(page)
  await page.getByRole('region', { name: 'You have unsaved work' }).getByRole('button', { name: 'Restore it' }).click()
  const unitDraft = units(page).getByRole('region', { name: 'You were working on a unit' })
  await unitDraft.getByRole('button', { name: 'Restore it' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(question).toHaveCount(1)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(description).toHaveValue('Changed, and not saved')
  await expect(field(page, 'Features')).toHaveValue('Changed as well')

  await page.goBack()
  await expect(question).toHaveCount(1)
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\?q=/)
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
  await expect(description).toHaveValue(draftFields().description)
  await expect(unitCard(page, '1A')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
})

test('saving the property asks before an unsaved unit is discarded; saving the unit leaves the property; after both one step back leaves the page; the form of a unit stays while somebody makes the building a house', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const url = await upload(admin)
  const { id } = await sandbox.property({ property: draftFields({ title }), images: [{ url }] })
  await page.goto(`/admin/property/${id}`)
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await field(page, 'Unit Number').fill('9')
  const description = page.getByRole('textbox', { name: /^Description/ })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await description.fill('Saved first')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  await expect(page.getByText('The unit that you are editing has not been saved.')).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(`/admin/property/${id}`)
  await expect(field(page, 'Unit Number')).toHaveValue('9')
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(1)

  await description.fill('Saved again')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expectToast(page, 'Success', 'Unit created successfully')
  await expect(unitCard(page, '9').getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(description).toHaveValue('Saved again')
  await expect(imageRows(page)).toHaveCount(1)

  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await field(page, 'Unit Number').fill('10')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(rowOf(page, title)).toBeVisible()
  expect(await sandbox.read(id)).toMatchObject({ description: 'Saved again', unitCount: 1 })

  await test.step('after both are saved, one step back leaves the page', async () => {
    await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
    await unitCard(page, '9').getByRole('button', { name: 'Edit' }).click()
    await field(page, 'Features').fill('Saved during the question')
    await page.route('**/api/units/*', async (route) => {
      await page.goBack()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await route.continue()
    })
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await expectToast(page, 'Success', 'Unit updated successfully')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  await test.step('the form of a unit stays while somebody makes the building a house', async () => {
    const { images } = await sandbox.read(id)
    const property = draftFields({ title, propertyType: 'single-family' })
    await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
    await units(page).getByRole('button', { name: 'Add Unit' }).click()
    await field(page, 'Unit Number').fill('11')
    await admin.send('PUT', `/api/properties/${id}`, { property, images: [{ id: images[0]?.id, url }] })
    await imageRows(page).getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'Success', 'Image deleted successfully')
    await expect(page.getByRole('button', { name: 'Units', exact: true })).toHaveCount(0)
    await expect(field(page, 'Unit Number')).toHaveValue('11')
    await units(page).getByRole('button', { name: 'Create Unit' }).click()
    await expectToast(page, 'Success', 'Unit created successfully')
    await expect(page.getByText('This property is configured as single-family.')).toBeVisible()
  })
})
