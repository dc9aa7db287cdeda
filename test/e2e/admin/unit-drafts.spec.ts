import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { reloadUnsaved, waitForDraft } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test('the draft of a unit is offered until it is saved or discarded, and keeps what was saved since', async ({
  page,
  sandbox,
  admin,
  title,
  pageErrors,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const { id: unitId } = await sandbox.unit(id, { unit: unitFields(id) })
  await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '2B' }) })
  const restore = page.getByRole('button', { name: 'Restore it' })
  const edit = (unitNumber: string) => unitCard(page, unitNumber).getByRole('button', { name: 'Edit' }).click()
  const leaveBehind = async (text: string) => {
    await edit('1A')
    await field(page, 'Features').fill(text)
    await waitForDraft(page, text)
    await reloadUnsaved(page)
  }
  await page.goto(`/admin/property/${id}`)
  await test.step('it is offered after another unit was saved, and saved with what somebody else saved', async () => {
    await leaveBehind('Left behind')
    await edit('2B')
    await expect(restore).toHaveCount(0)
    await field(page, 'Features').fill('A cellar')
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await expectToast(page, 'Success', 'Unit updated successfully')
    await admin.send('PATCH', `/api/units/${unitId}`, { unit: unitFields(id, { bedrooms: 3 }), images: [] })
    await restore.click()
    await expect(units(page).getByRole('heading', { name: 'Edit Unit 1A' })).toBeVisible()
    await expect(field(page, 'Features')).toHaveValue('Left behind')
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await expect(unitCard(page, '1A').getByText('Left behind')).toBeVisible()
    expect((await sandbox.units(id))[0]).toMatchObject({ bedrooms: 3, features: 'Left behind' })
  })
  await test.step('the form of the unit offers it too, and can discard it', async () => {
    await leaveBehind('Left for good')
    await edit('1A')
    await expect(field(page, 'Features')).toHaveValue('Left behind')
    const offer = units(page).getByRole('region', { name: 'You have unsaved work' })
    await offer.getByRole('button', { name: 'Discard it' }).click()
    await expect(field(page, 'Unit Number')).toBeFocused()
    await units(page).getByRole('button', { name: 'Back to Units' }).click()
    await expect(unitCard(page, '1A')).toBeVisible()
    await expect(restore).toHaveCount(0)
  })
  pageErrors.length = 0
})
