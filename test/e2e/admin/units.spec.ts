import { draftFields, propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { holdRequests } from '../hold-requests.ts'
import { expectPublic, reloadUnsaved, uploadImages } from './actions.ts'
import { expectImage } from './photos.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test('a unit with images is added, once despite a lost response, which visitors see, and edited', async ({
  page,
  visitor,
  sandbox,
  photos,
  title,
  pageErrors,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title }) })
  await page.goto(`/admin/property/${id}`)
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await field(page, 'Unit Number').fill('2B')
  await field(page, 'Bedrooms').fill('1')
  await field(page, 'Bathrooms').fill('2')
  await field(page, 'Square Feet').fill('0')
  await units(page).getByLabel('Features (Optional)').fill('A balcony over the courtyard')
  await units(page).getByLabel('Availability (Optional)').selectOption('Available soon')
  await units(page).getByLabel('Available From (Optional)').fill('2999-06-01')
  await field(page, 'Listing Link').fill('portal.example.com')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expect(field(page, 'Listing Link')).toHaveAccessibleDescription(/^Listing Link must begin with https/)
  await field(page, 'Listing Link').fill('')
  await units(page).getByLabel('YouTube Video URL (Optional)').fill('https://youtu.be/dQw4w9WgXcQ')
  await uploadImages(units(page), [photos.red, photos.blue])
  await expectToast(page, 'Success', '2 image(s) uploaded successfully')
  await units(page).getByRole('button', { name: 'Set as Primary: image 2' }).click()
  await page.route('**/api/units', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await field(page, 'Bedrooms').fill('3')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expectToast(page, 'Error', 'Failed to save unit')
  await field(page, 'Bedrooms').fill('1')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expectToast(page, 'Success', 'Unit created successfully')
  expect(await sandbox.units(id)).toMatchObject([{ unitNumber: '2B', bedrooms: 1 }])
  pageErrors.length = 0
  const card = unitCard(page, '2B')
  for (const text of [title, '1 Bed', '2 Baths', 'Sq Ft Not available', 'Video', 'A balcony over the courtyard']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  }
  await expectImage(card.locator('img'), 'blue')

  const publicCard = visitor
    .getByRole('article')
    .filter({ has: visitor.getByRole('heading', { name: 'Unit 2B', exact: true }) })
  await expectPublic(visitor, `/property/${id}`, () => expect(publicCard).toBeVisible({ timeout: 3_000 }))
  await expect(visitor.getByText('Browse 1 units in this property')).toBeVisible()
  await expect(publicCard).toContainText('Available June 1, 2999')
  await expect(visitor.getByRole('region', { name: 'Next step' })).toContainText('June 1, 2999')
  await expectImage(publicCard.locator('img'), 'blue')

  await card.getByRole('button', { name: 'Edit' }).click()
  await expect(units(page).getByRole('heading', { name: 'Edit Unit 2B' })).toBeVisible()
  await expect(field(page, 'Bathrooms')).toHaveValue('2')
  await field(page, 'Unit Number').fill('2C')
  await field(page, 'Bedrooms').fill('')
  await field(page, 'Square Feet').fill('')
  await units(page).getByRole('button', { name: 'Remove image 1' }).click()
  await expectToast(page, 'Success', 'Image deleted successfully')
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  await expect(unitCard(page, '2C').getByText('0 Beds', { exact: true })).toBeVisible()
  await expect(unitCard(page, '2C').getByText(/Sq Ft/)).toHaveCount(0)
  const [stored] = await sandbox.units(id)
  expect(stored).toMatchObject({ unitNumber: '2C', bedrooms: 0, squareFeet: null, images: [{ isPrimary: true }] })
})

test('leaving a changed unit asks once, by any way out; the end of a deletion is announced, even if a form has replaced the list; text typed into a unit that somebody else deleted can become a new unit', async ({
  page,
  sandbox,
  admin,
  title,
  pageErrors,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await sandbox.unit(id, { unit: unitFields(id) })
  const other = await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '2B' }) })
  await page.goto(`/admin/property/${id}`)
  await page.getByLabel('Property Type').selectOption('Single Family')
  await expect(page.getByText('Its 2 units stay stored, hidden from visitors.')).toBeVisible()
  await page.getByLabel('Property Type').selectOption('Multifamily')
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('Not saved yet')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await units(page).getByRole('button', { name: 'Back to Units' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(question).toHaveCount(1)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'Features')).toHaveValue('Not saved yet')
  await units(page).getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(unitCard(page, '1A').getByText('Balcony')).toBeVisible()
  await expect(unitCard(page, '1A').getByRole('button', { name: 'Edit' })).toBeFocused()

  const release = await holdRequests(page, '**/api/units/*')
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
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(units(page).getByRole('article')).toHaveCount(1)

  await unitCard(page, '2B').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('A balcony and a cat')
  await admin.send('DELETE', `/api/units/${other.id}`)
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Error', 'Failed to save unit')
  await expect(units(page).getByRole('region', { name: 'One thing to fix' })).toContainText(
    'This unit or its property no longer exists.',
  )
  await reloadUnsaved(page)
  await expect(units(page).getByText('The unit you were editing has been deleted.')).toBeVisible()
  await units(page).getByRole('button', { name: 'Restore it as a new unit' }).click()
  await expect(units(page).getByRole('heading', { name: 'Add New Unit' })).toBeFocused()
  await expect(field(page, 'Features')).toHaveValue('A balcony and a cat')
  await units(page).getByRole('button', { name: 'Create Unit' }).click()
  await expectToast(page, 'Success', 'Unit created successfully')
  await expect(unitCard(page, '2B')).toBeVisible()
  pageErrors.length = 0

  await test.step('errors are next to the fields, as is a number that another unit has, which can still be saved', async () => {
    const number = field(page, 'Unit Number')
    await unitCard(page, '2B').getByRole('button', { name: 'Edit' }).click()
    await expect(number).not.toHaveAccessibleDescription(/already has/)
    await units(page).getByRole('button', { name: 'Back to Units' }).click()
    await units(page).getByRole('button', { name: 'Add Unit' }).click()
    await field(page, 'Bedrooms').fill('-1')
    await field(page, 'Bathrooms').fill('-1')
    await units(page).getByRole('button', { name: 'Create Unit' }).click()
    await expect(units(page).getByRole('region', { name: '3 things to fix' })).toBeFocused()
    await expect(number).toHaveAccessibleDescription(/^Unit number is required/)
    await expect(field(page, 'Bedrooms')).toHaveAccessibleDescription(/^Bedrooms must be 0 or greater/)
    await expect(field(page, 'Bathrooms')).toHaveAccessibleDescription(/^Bathrooms must be 0 or greater/)
    await expect(field(page, 'Bedrooms')).toHaveValue('-1')
    await number.fill('102')
    await expect(number).not.toHaveAccessibleDescription(/already has/)
    for (const taken of ['2b', '2B ']) {
      await number.fill(taken)
      await expect(number).toHaveAccessibleDescription(`This building already has a unit ${taken.trim()}.`)
    }
    for (const name of ['Bedrooms', 'Bathrooms']) await field(page, name).fill('1')
    await units(page).getByRole('button', { name: 'Create Unit' }).click()
    await expectToast(page, 'Success', 'Unit created successfully')
    await expect(unitCard(page, '2B')).toHaveCount(2)
  })
})
