import { draftFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, imageRows, rowOf } from './actions.ts'
import { pickUp, press, tabTo, uploadByKeys } from './keys.ts'
import { expectImage } from './photos.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test('changing a property, its images and units, and deleting it need no mouse', async ({
  page,
  photos,
  admin,
  sandbox,
  title,
}) => {
  const images = await Promise.all(
    [photos.red, photos.green, photos.blue].map(async ({ buffer, mimeType, name }) => ({
      url: await upload(admin, buffer, mimeType),
      caption: name,
    })),
  )
  const { id } = await sandbox.property({ property: draftFields({ title }), images })
  const stored = async () => (await sandbox.read(id)).images.map(({ caption, isPrimary }) => [caption, isPrimary])
  await page.goto(`/admin?q=${title}`)
  await press(page, rowOf(page, title).getByRole('link', { name: 'Edit' }))
  await test.step('fields are filled in', async () => {
    await tabTo(page, page.getByRole('textbox', { name: /^Description/ }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Made without a mouse')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Intown')
    await expect(page.getByLabel('Location')).toHaveValue('atlanta')
    await tabTo(page, page.getByLabel('Featured property'))
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Featured property')).toBeChecked()
  })
  const rows = imageRows(page)
  await test.step('a stored image is removed at once, and the next one becomes primary', async () => {
    await press(page, page.getByRole('button', { name: /^Remove image 1/ }))
    await expectToast(page, 'Success', 'Image deleted successfully')
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Remove image 1/ })).toBeFocused()
    await expect(rows.first().getByText('Primary', { exact: true })).toBeVisible()
    await expect.poll(stored).toEqual([
      ['green.png', true],
      ['blue.jpg', false],
    ])
  })
  await test.step('an image is added, made the primary one and moved, and another one is discarded', async () => {
    const opener = page.getByRole('button', { name: 'Upload Images' })
    await uploadByKeys(page, opener, [photos.red])
    await expect(opener).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Set as Primary: image 3' }))
    await expect(page.getByText('Primary', { exact: true })).toHaveCount(1)
    await expect(rows.nth(2).locator(':focus')).toContainText('Primary')
    await tabTo(page, page.getByRole('button', { name: 'Reorder image 3' }), 'Shift+Tab')
    await pickUp(page, 'Picked up image 3')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Position 2')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(rows.nth(1).getByText('Primary', { exact: true })).toBeVisible()
    await press(page, page.getByRole('button', { name: /^Move image 2.* earlier$/ }))
    await expectImage(rows.first().locator('img'), 'red')
    await expect(page.getByRole('button', { name: /^Move image 1.* earlier$/ })).toBeFocused()
    await press(page, page.getByRole('button', { name: /^Remove image 2/ }))
    await expect(rows).toHaveCount(2)
  })
  const edit = unitCard(page, '12').getByRole('button', { name: 'Edit' })
  await test.step('a unit is added', async () => {
    await press(page, units(page).getByRole('button', { name: 'Add Unit' }))
    await expect(units(page).getByRole('heading', { name: 'Add New Unit' })).toBeFocused()
    await tabTo(page, field(page, 'Unit Number'))
    for (const text of ['12', '1', '2', '640', 'A window seat']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(field(page, 'YouTube Video URL')).toBeFocused()
    await press(page, units(page).getByRole('button', { name: 'Create Unit' }))
    await expectToast(page, 'Success', 'Unit created successfully')
    await expect(edit).toBeFocused()
  })
  await test.step('it is changed, deleted and restored', async () => {
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
  await test.step('the property is saved and deleted', async () => {
    await press(page, page.getByRole('button', { name: 'Update Property' }))
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({ description: 'Made without a mouse', featured: true })
    expect(await stored()).toEqual([
      [null, true],
      ['blue.jpg', false],
    ])
    const question = acceptNextQuestion(page)
    await press(page, rowOf(page, title).getByRole('button', { name: 'Delete' }))
    await question
    await expectToast(page, 'Success', 'Property deleted successfully')
    await expect(rowOf(page, title)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeFocused()
  })
})
