import { type Page, test } from '../support/admin/admin-test.ts'
import { expect, expectToast, waitForDraft } from '../support/admin/expect.ts'
import { draftFields, unitFields } from '../support/site/sandbox.ts'
import { unitField as field, leaveQuestion, rowOf, unitCard, units } from './screens.ts'

const restore = (page: Page) => page.getByRole('button', { name: 'Restore it' })
const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ })
const edit = (page: Page, number: string) => unitCard(page, number).getByRole('button', { name: 'Edit' }).click()

async function leaveBehind(page: Page, id: string, text: string) {
  await page.goto(`/admin/property/${id}`)
  await edit(page, '1A')
  await field(page, 'Features').fill(text)
  await waitForDraft(text)
  await page.goto(`/admin/property/${id}`)
}

test('the draft of a unit keeps what somebody else saved since', async ({ page, sandbox, admin }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  const { id: unitId } = await sandbox.unit(id, { unit: unitFields(id) })
  await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '2B' }) })
  await leaveBehind(page, id, 'Left behind')
  await edit(page, '2B')
  await expect(restore(page)).toHaveCount(0)
  await field(page, 'Features').fill('A cellar')
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  await admin.send('PATCH', `/api/units/${unitId}`, { unit: unitFields(id, { bedrooms: 3 }), images: [] })
  await restore(page).click()
  await expect(units(page).getByRole('heading', { name: 'Edit Unit 1A' })).toBeVisible()
  await expect(field(page, 'Features')).toHaveValue('Left behind')
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expect(unitCard(page, '1A').getByText('Left behind')).toBeVisible()
  expect((await sandbox.units(id))[0]).toMatchObject({ bedrooms: 3, features: 'Left behind' })
})

test('the form of a unit offers its draft too, and can discard it', async ({ page, sandbox }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  await sandbox.unit(id, { unit: unitFields(id) })
  await leaveBehind(page, id, 'Left for good')
  await edit(page, '1A')
  await expect(field(page, 'Features')).toHaveValue('Balcony')
  const offer = units(page).getByRole('region', { name: 'You have unsaved work' })
  await offer.getByRole('button', { name: 'Discard it' }).click()
  await expect(field(page, 'Unit Number')).toBeFocused()
  await units(page).getByRole('button', { name: 'Back to Units' }).click()
  await expect(unitCard(page, '1A')).toBeVisible()
  await expect(restore(page)).toHaveCount(0)
})

test('leaving asks once for a property and its unit, and discards both', async ({ page, title, building }) => {
  const { id } = await building({}, '1A')
  await description(page).fill('Changed, and not saved')
  await edit(page, '1A')
  await field(page, 'Features').fill('Changed as well')
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(2)
  for (const typed of ['Changed, and not saved', 'Changed as well']) await waitForDraft(typed)
  await page.goto(`/admin/property/${id}`)
  await page.getByRole('region', { name: 'You have unsaved work' }).getByRole('button', { name: 'Restore it' }).click()
  const unitDraft = units(page).getByRole('region', { name: 'You were working on a unit' })
  await unitDraft.getByRole('button', { name: 'Restore it' }).click()

  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(leaveQuestion(page)).toHaveCount(1)
  await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(leaveQuestion(page)).toHaveCount(0)
  await expect(description(page)).toHaveValue('Changed, and not saved')
  await expect(field(page, 'Features')).toHaveValue('Changed as well')

  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(leaveQuestion(page)).toHaveCount(1)
  await leaveQuestion(page).getByRole('button', { name: 'Leave without saving' }).click()
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
  await expect(description(page)).toHaveValue(draftFields().description)
  await expect(unitCard(page, '1A')).toBeVisible()
  await expect(restore(page)).toHaveCount(0)
})

test('saving a property asks before an unsaved unit is discarded', async ({
  page,
  sandbox,
  upload,
  title,
  building,
}) => {
  const { id } = await building({ images: [{ url: await upload() }] })
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await field(page, 'Unit Number').fill('9')
  await description(page).fill('Saved first')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  await expect(page.getByText('The unit that you are editing has not been saved.')).toBeVisible()
  await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(`/admin/property/${id}`)
  await expect(field(page, 'Unit Number')).toHaveValue('9')
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(1)

  await description(page).fill('Saved again')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expectToast(page, 'Success', 'Unit created successfully')
  await expect(unitCard(page, '9').getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(description(page)).toHaveValue('Saved again')
  await expect(page.getByRole('textbox', { name: 'Caption of image 1' })).toHaveCount(1)

  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await field(page, 'Unit Number').fill('10')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  await leaveQuestion(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(rowOf(page, title)).toBeVisible()
  expect(await sandbox.read(id)).toMatchObject({ description: 'Saved again', unitCount: 1 })
})

test('the form of a unit stays when the building becomes a house', async ({ page, sandbox, admin, upload, title }) => {
  const url = await upload()
  const { id, images } = await sandbox.property({ property: draftFields({ title }), images: [{ url }] })
  await page.goto(`/admin/property/${id}`)
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await field(page, 'Unit Number').fill('11')
  const property = draftFields({ title, propertyType: 'single-family' })
  await admin.send('PUT', `/api/properties/${id}`, { property, images: [{ id: images[0]?.id, url }] })
  await page.getByRole('button', { name: 'Remove image 1' }).click()
  await expectToast(page, 'Success', 'Image deleted successfully')
  await expect(page.getByRole('button', { name: 'Units', exact: true })).toHaveCount(0)
  await expect(field(page, 'Unit Number')).toHaveValue('11')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expectToast(page, 'Success', 'Unit created successfully')
  await expect(page.getByText('This property is configured as single-family.')).toBeVisible()
})
