import { propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectPublic, uploadImages } from './actions.ts'
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
