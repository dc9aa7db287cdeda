import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test('errors of a unit are next to its fields, as is a number that another unit has, which can still be saved', async ({
  page,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  for (const unitNumber of ['101', '2B']) await sandbox.unit(id, { unit: { ...unitFields(id), unitNumber } })
  await page.goto(`/admin/property/${id}`)
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  const number = field(page, 'Unit Number')
  await field(page, 'Bedrooms').fill('-1')
  await field(page, 'Bathrooms').fill('-1')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expect(units(page).getByRole('region', { name: '3 things to fix' })).toBeFocused()
  await expect(number).toHaveAccessibleDescription(/^Unit number is required/)
  await expect(field(page, 'Bedrooms')).toHaveAccessibleDescription(/^Bedrooms must be 0 or greater/)
  await expect(field(page, 'Bathrooms')).toHaveAccessibleDescription(/^Bathrooms must be 0 or greater/)
  await expect(field(page, 'Bedrooms')).toHaveValue('-1')
  for (const taken of ['101', '101 ', '2b']) {
    await number.fill(taken)
    await expect(number).toHaveAccessibleDescription(`This building already has a unit ${taken.trim()}.`)
  }
  await number.fill('102')
  await expect(number).not.toHaveAccessibleDescription(/already has/)
  await units(page).getByRole('button', { name: 'Back to Units' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await unitCard(page, '2B').getByRole('button', { name: 'Edit' }).click()
  await expect(number).not.toHaveAccessibleDescription(/already has/)
  await number.fill('101')
  await expect(number).toHaveAccessibleDescription(/already has a unit 101/)
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
})
