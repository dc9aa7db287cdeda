import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, waitForDraft } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test.beforeEach(async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  for (const unitNumber of ['1A', '2B']) await sandbox.unit(id, { unit: unitFields(id, { unitNumber }) })
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('Left behind')
  await waitForDraft(page, 'Left behind')
  const question = acceptNextQuestion(page)
  await page.reload()
  await question
})

test('the draft of a unit is still offered after another unit was saved, and not after its edits are undone', async ({
  page,
}) => {
  await unitCard(page, '2B').getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
  await field(page, 'Features').fill('A cellar')
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  await units(page).getByRole('button', { name: 'Restore it' }).click()
  await expect(units(page).getByRole('heading', { name: 'Edit Unit 1A' })).toBeVisible()
  await expect(field(page, 'Features')).toHaveValue('Left behind')
  await field(page, 'Features').fill('Balcony')
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
  await page.reload()
  await expect(unitCard(page, '1A')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
})

test('the form of the unit offers its draft too, and can discard it', async ({ page }) => {
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await expect(field(page, 'Features')).toHaveValue('Balcony')
  await units(page)
    .getByRole('region', { name: 'You have unsaved work' })
    .getByRole('button', { name: 'Discard it' })
    .click()
  await expect(field(page, 'Unit Number')).toBeFocused()
  await units(page).getByRole('button', { name: 'Back to Units' }).click()
  await expect(unitCard(page, '1A')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
})

test('a restored draft keeps what was saved since', async ({ page, sandbox, admin, pageErrors }) => {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const unit = (await sandbox.units(id)).find(({ unitNumber }) => unitNumber === '1A')
  await admin.send('PATCH', `/api/units/${unit?.id}`, { unit: unitFields(id, { bedrooms: 3 }), images: [] })
  await page.reload()
  await units(page).getByRole('button', { name: 'Restore it' }).click()
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  expect((await sandbox.units(id)).find(({ unitNumber }) => unitNumber === '1A')).toMatchObject({
    bedrooms: 3,
    features: 'Left behind',
  })
  pageErrors.length = 0
})
