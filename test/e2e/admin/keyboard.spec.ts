import { admin } from '../../support/site/hosted-login.ts'
import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, imageRows, rowOf } from './actions.ts'
import { pickUp, press, tabTo, uploadByKeys } from './keys.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test.describe('without a session', () => {
  test.use({ person: 'nobody' })

  test('signing in and creating and deleting a property with images need no mouse', async ({
    page,
    photos,
    title,
    pageErrors,
  }) => {
    test.slow()
    await page.goto('/admin')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type(admin.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(admin.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeVisible()
    pageErrors.length = 0

    await press(page, page.getByRole('link', { name: 'Add Property' }))
    await tabTo(page, page.getByRole('textbox', { name: /^Title/ }))
    await page.keyboard.type(title)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Made without a mouse')
    await page.keyboard.press('Tab')
    await page.keyboard.type('East')
    await expect(page.getByLabel('Location')).toHaveValue('dallas')
    await tabTo(page, page.getByLabel('Featured property'))
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Featured property')).toBeChecked()

    const opener = page.getByRole('button', { name: 'Upload Images' })
    await uploadByKeys(page, opener, [photos.red, photos.green, photos.blue])
    await expect(opener).toBeFocused()

    const rows = imageRows(page)
    await tabTo(page, page.getByRole('button', { name: 'Set as Primary: image 3' }))
    await page.keyboard.press('Enter')
    await expect(rows.nth(2).getByText('Primary', { exact: true })).toBeVisible()
    await expect(rows.nth(2).locator(':focus')).toContainText('Primary')
    await tabTo(page, page.getByRole('button', { name: 'Reorder image 3' }), 'Shift+Tab')
    await pickUp(page, 'Picked up image 3')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Position 2')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(rows.nth(1).getByText('Primary', { exact: true })).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Move image 2 earlier' }))
    await expect(rows.first().getByText('Primary', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move image 1 earlier' })).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Remove image 3' }))
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Remove image 2' })).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Create Property' }))
    await expectToast(page, 'Success', 'Property created successfully')

    const row = rowOf(page, title)
    await page.goto(`/admin?q=${encodeURIComponent(title)}`)
    const question = acceptNextQuestion(page)
    await press(page, row.getByRole('button', { name: 'Delete' }))
    await question
    await expectToast(page, 'Success', 'Property deleted successfully')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeFocused()
  })
})

test('adding, changing, deleting and restoring a unit with an image need no mouse', async ({
  page,
  photos,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await page.goto(`/admin/property/${id}`)
  await press(page, units(page).getByRole('button', { name: 'Add Unit' }))
  await expect(units(page).getByRole('heading', { name: 'Add New Unit' })).toBeFocused()
  await tabTo(page, field(page, 'Unit Number'))
  for (const text of ['12', '1', '2', '640', 'A window seat']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(field(page, 'YouTube Video URL')).toBeFocused()
  const opener = units(page).getByRole('button', { name: 'Upload Images' })
  await uploadByKeys(page, opener, [photos.red, photos.blue])
  await expect(opener).toBeFocused()
  await press(page, units(page).getByRole('button', { name: 'Remove image 1' }))
  await expect(imageRows(units(page))).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(imageRows(units(page))).toHaveCount(0)
  await expect(opener).toBeFocused()
  await press(page, units(page).getByRole('button', { name: 'Create Unit' }))
  await expectToast(page, 'Success', 'Unit created successfully')
  const edit = unitCard(page, '12').getByRole('button', { name: 'Edit' })
  await expect(edit).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, field(page, 'Bathrooms'))
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Unit updated successfully')
  await expect(edit).toBeFocused()
  await press(page, unitCard(page, '12').getByRole('button', { name: 'Delete' }))
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Unit deleted successfully')
  await expect(units(page).getByRole('heading', { name: 'Units' })).toBeFocused()
  expect(await sandbox.units(id)).toEqual([])
  await page.keyboard.press('F8')
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expectToast(page, 'Success', 'Unit restored successfully. Its images will appear in a moment.')
  await expect(edit).toBeFocused()
  expect(await sandbox.units(id)).toMatchObject([{ unitNumber: '12', bedrooms: 1, bathrooms: 1, squareFeet: 640 }])
})
