import { expect, test } from '../admin-test.ts'
import { expectPublic, imageRows, rowOf, uploadImages } from './actions.ts'
import { expectImage } from './photos.ts'
import { expectToast } from './toasts.ts'

test('a new property with images is on its city’s page and has a page of its own, which shows later changes', async ({
  page,
  visitor,
  photos,
  title,
  sandbox,
}) => {
  await page.goto('/admin?q=other+homes')
  await page.getByRole('link', { name: 'Add Property' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add Property' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Three rooms behind a pecan tree.')
  await page.getByLabel('Location').selectOption({ label: 'East Dallas, TX' })
  await page.getByLabel('Property Type').selectOption({ label: 'Single Family' })
  await page.getByLabel('Address').fill('12 Swiss Avenue, Dallas, TX')
  await page.getByLabel('Bedrooms').fill('3')
  await page.getByLabel('Bathrooms').fill('2.5')
  await page.getByLabel('Square Feet').fill('1850')
  await page.getByLabel('Architectural Style').selectOption('Craftsman Bungalow')
  await page.getByLabel('Features').fill('Porch swing, , Clawfoot tub ,Pecan tree')
  await page.getByLabel('Featured property').check()
  await uploadImages(page, [photos.red, photos.green])
  await expectToast(page, 'Success', '2 image(s) uploaded successfully')
  const rows = imageRows(page)
  await expect(rows).toHaveCount(2)
  await expect(rows.first().getByText('Primary', { exact: true })).toBeVisible()
  await expect(page.getByText('Primary', { exact: true })).toHaveCount(1)
  await page.getByLabel('Caption of image 1').fill('From the street')
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Success', 'Property created successfully')
  await expect(page).toHaveURL('/admin')
  await expect(rowOf(page, title)).toBeInViewport()
  await expect(rowOf(page, title)).toContainText('Dallas, TX')

  const card = visitor.getByRole('article').filter({ has: visitor.getByRole('link', { name: title, exact: true }) })
  await expectPublic(visitor, '/dallas', () => expect(card).toBeVisible({ timeout: 3_000 }))
  await expectImage(card.locator('img'), 'red')
  await card.getByRole('link', { name: title, exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const main = visitor.getByRole('main')
  for (const fact of ['2.5', '1,850', 'East Dallas, TX']) await expect(main.getByText(fact).first()).toBeVisible()
  await expectImage(main.getByRole('img', { name: 'From the street' }).first(), 'red')

  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText(/^Unit management is only available for multifamily properties/)).toBeVisible()
  const name = page.getByRole('textbox', { name: /^Title/ })
  await expect(name).toHaveValue(title)
  await expect(page.getByLabel('Features')).toHaveValue('Porch swing, Clawfoot tub, Pecan tree')
  await expect(page.getByLabel('Bathrooms')).toHaveValue('2.5')
  await name.fill(`${title} renamed`)
  await page.getByLabel('Square Feet').fill('')
  await page.getByLabel('Location').selectOption({ label: 'Intown Atlanta, GA' })
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  await expect(rowOf(page, `${title} renamed`)).toContainText('Atlanta, GA')
  const path = new URL(visitor.url()).pathname
  expect(await sandbox.read(path.split('/').at(-1) ?? '')).toMatchObject({ squareFeet: null, bathrooms: 2.5 })
  await expectPublic(visitor, path, () =>
    expect(visitor.getByRole('heading', { level: 1, name: `${title} renamed` })).toBeVisible({ timeout: 3_000 }),
  )
  await expect(main.getByText('Square Feet', { exact: true })).toHaveCount(0)
})
