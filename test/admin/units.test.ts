import { test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { draftFields, unitFields } from '../support/site/sandbox.ts'
import { unitField as field, leaveQuestion, unitCard, units } from './screens.ts'

test('leaving a changed unit asks once, by any way out', async ({ page, building }) => {
  await building({}, '1A')
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('Not saved yet')
  await units(page).getByRole('button', { name: 'Back to Units' }).click()
  await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(leaveQuestion(page)).toHaveCount(1)
  await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'Features')).toHaveValue('Not saved yet')
  await units(page).getByRole('button', { name: 'Cancel' }).click()
  await leaveQuestion(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(unitCard(page, '1A').getByText('Balcony')).toBeVisible()
  await expect(unitCard(page, '1A').getByRole('button', { name: 'Edit' })).toBeFocused()
})

test('a house keeps its units, hidden from visitors', async ({ page, sandbox }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  for (const unitNumber of ['1', '2']) await sandbox.unit(id, { unit: unitFields(id, { unitNumber }) })
  await page.goto(`/admin/property/${id}`)
  await page.getByLabel('Property Type').selectOption('Single Family')
  await expect(page.getByText('Its 2 units stay stored, hidden from visitors.')).toBeVisible()
  await page.getByLabel('Property Type').selectOption('Multifamily')
  await expect(unitCard(page, '1')).toBeVisible()
})

test('the end of a deletion is announced over a form', async ({ page, building }) => {
  await building({}, '1A')
  const release = page.hold('DELETE /api/units/{id}')
  const remove = page.getByRole('alertdialog', { name: 'Delete Unit' })
  await unitCard(page, '1A').getByRole('button', { name: 'Delete' }).click()
  await expect(remove).toContainText('Are you sure you want to delete this unit? This action cannot be undone.')
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(unitCard(page, '1A').getByRole('button', { name: 'Deleting...' })).toBeFocused()
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await field(page, 'Unit Number').fill('3')
  release()
  await expectToast(page, 'Success', 'Unit deleted successfully')
  await expect(field(page, 'Unit Number')).toBeFocused()
  await units(page).getByRole('button', { name: 'Cancel' }).click()
  await leaveQuestion(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByText('No units added yet.')).toBeVisible()
})

test('a unit that somebody else deleted can become a new unit', async ({ page, sandbox, admin }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  const unit = await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '2B' }) })
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '2B').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('A balcony and a cat')
  await admin.send('DELETE', `/api/units/${unit.id}`)
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Error', 'Failed to save unit')
  await expect(units(page).getByRole('region', { name: 'One thing to fix' })).toContainText(
    'This unit or its property no longer exists.',
  )
  await page.goto(`/admin/property/${id}`)
  await expect(units(page).getByText('The unit you were editing has been deleted.')).toBeVisible()
  await units(page).getByRole('button', { name: 'Restore it as a new unit' }).click()
  await expect(units(page).getByRole('heading', { name: 'Add New Unit' })).toBeFocused()
  await expect(field(page, 'Features')).toHaveValue('A balcony and a cat')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expectToast(page, 'Success', 'Unit created successfully')
  await expect(unitCard(page, '2B')).toBeVisible()
})

test('a deleted unit whose number is used again is not restored', async ({ page, sandbox, admin }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  const unit = { unit: unitFields(id, { unitNumber: '2B' }) }
  const first = await sandbox.unit(id, unit)
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '2B').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Unit deleted successfully')
  const second = await sandbox.unit(id, unit)
  await page.getByRole('button', { name: 'Undo' }).click()
  const refusal = 'This building already has a unit 2B. Change its number, then restore this one from "History".'
  await expectToast(page, 'Error', refusal)
  await page.goto(`/admin/property/${id}/history`)
  await page
    .getByRole('list', { name: 'Changes' })
    .getByRole('button', { name: /Deleted/ })
    .click()
  const restore = async () => {
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  }
  await restore()
  await expectToast(page, 'Error', refusal)
  await admin.send('DELETE', `/api/units/${second.id}`)
  await restore()
  await expectToast(page, 'Success', 'Version restored')
  expect(await sandbox.units(id)).toMatchObject([{ id: first.id }])
})

test('errors, and numbers of other units, are next to their fields', async ({ page, building }) => {
  await building({}, '2B')
  const number = field(page, 'Unit Number')
  await unitCard(page, '2B').getByRole('button', { name: 'Edit' }).click()
  await expect(number).not.toHaveAccessibleDescription(/already has/)
  await units(page).getByRole('button', { name: 'Back to Units' }).click()
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  for (const name of ['Bedrooms', 'Bathrooms']) await field(page, name).fill('-1')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expect(units(page).getByRole('region', { name: '3 things to fix' })).toBeFocused()
  await expect(number).toHaveAccessibleDescription(/^Unit number is required/)
  for (const name of ['Bedrooms', 'Bathrooms'])
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${name} must be 0 or greater`))
  await expect(field(page, 'Bedrooms')).toHaveValue('-1')
  await number.fill('102')
  await expect(number).not.toHaveAccessibleDescription(/already has/)
  for (const taken of ['2b', '2B ']) {
    await number.fill(taken)
    await expect(number).toHaveAccessibleDescription(`This building already has a unit ${taken.trim()}.`)
  }
  await field(page, 'Listing Link').fill('portal.example.com')
  for (const name of ['Bedrooms', 'Bathrooms']) await field(page, name).fill('1')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expect(field(page, 'Listing Link')).toHaveAccessibleDescription(/^Listing Link must begin with https/)
  await field(page, 'Listing Link').fill('')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expectToast(page, 'Success', 'Unit created successfully')
  await expect(unitCard(page, '2B')).toHaveCount(2)
})
