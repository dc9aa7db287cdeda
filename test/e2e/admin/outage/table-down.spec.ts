import { propertyFields, unitFields } from '../../../support/site/sandbox.ts'
import { upload } from '../../../support/site/uploads.ts'
import { expect, test } from '../../admin-test.ts'
import { withTableStopped } from '../../with-table-stopped.ts'
import { acceptNextQuestion, chooseImages, imageRows, rowOf } from '../actions.ts'
import { expectToast } from '../toasts.ts'

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test('a property that could not be deleted stays', async ({ page, sandbox, title }) => {
  await sandbox.property({ property: propertyFields({ title }) })
  await page.goto('/admin')
  const remove = rowOf(page, title).getByRole('button', { name: 'Delete' })
  await expect(remove).toBeVisible()
  await withTableStopped(async () => {
    const question = acceptNextQuestion(page)
    await remove.click()
    await question
    await expectToast(page, 'Error', 'Failed to delete property')
    await expect(remove).toBeFocused()
  })
  await expect(rowOf(page, title)).toBeVisible()
})

test('in the editor typed text is never lost, whatever fails', async ({ page, sandbox, admin, photos, title }) => {
  test.slow()
  const images = [{ url: await upload(admin), caption: 'Front' }]
  const { id } = await sandbox.property({ property: propertyFields({ title }), images })
  await page.goto(`/admin/property/${id}`)
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.fill('Typed before the table stopped')
  await withTableStopped(async () => {
    await page.getByRole('button', { name: 'Update Property' }).click()
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await expectToast(page, 'Error', 'Failed to save property')
    await expect(description).toHaveValue('Typed before the table stopped')
    await page.getByRole('button', { name: /^Remove image 1/ }).click()
    await expectToast(page, 'Error', 'Failed to delete image')
    await expect(imageRows(page)).toHaveCount(1)
    const dialog = await chooseImages(page, [photos.red])
    await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
    await expectToast(page, 'Upload Error', 'Failed to prepare file upload. Please try again.')
    await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to get upload URL' })).toBeVisible()
  })
  const dialog = page.getByRole('dialog', { name: 'Upload Images' })
  await dialog.getByRole('button', { name: 'Retry failed uploads' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(imageRows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  expect(await sandbox.read(id)).toMatchObject({ description: 'Typed before the table stopped' })
})

test('units that could not be loaded can be retried; one that could not be saved or deleted stays', async ({
  page,
  sandbox,
  title,
}) => {
  test.slow()
  const { id } = await sandbox.property({ property: propertyFields({ title }) })
  await sandbox.unit(id, { unit: unitFields(id) })
  const units = page.getByRole('region', { name: 'Units' })
  const card = units.getByRole('article', { name: 'Unit 1A', exact: true })
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/properties/${id}/units`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/admin/property/${id}`)
  await expect(units.locator('[data-placeholder=unit]')).toHaveCount(3)
  await withTableStopped(async () => {
    release()
    await expect(units.getByRole('alert')).toContainText('Failed to fetch units')
  })
  await units.getByRole('button', { name: 'Try again' }).click()
  await expect(card).toBeVisible()
  await expect(units).toBeFocused()

  await card.getByRole('button', { name: 'Edit' }).click()
  const features = units.getByRole('textbox', { name: /^Features/ })
  await features.fill('Typed before the table stopped')
  await withTableStopped(async () => {
    await units.getByRole('button', { name: 'Update Unit' }).click()
    await expectToast(page, 'Error', 'Failed to save unit')
    await expect(units.getByRole('region', { name: 'One thing to fix' })).toBeFocused()
    await expect(units.getByText('The service is unavailable right now. Please try again.')).toBeVisible()
    await expect(features).toHaveValue('Typed before the table stopped')
  })
  await units.getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  await withTableStopped(async () => {
    await card.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Error', 'Failed to delete unit')
  })
  await expect(card).toBeVisible()
})

test('hero images return to their previous order, and one that could not be deleted stays', async ({
  page,
  photos,
  sandbox,
}) => {
  test.slow()
  const before = await sandbox.heroImages()
  await page.goto('/admin/hero')
  const tiles = page.getByRole('list', { name: 'Hero images, in the order they are shown' }).getByRole('listitem')
  await expect(tiles).toHaveCount(before.length)
  const sources = () => tiles.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const displayed = await sources()
  await withTableStopped(async () => {
    await page.getByRole('button', { name: 'Move the image at position 1 later' }).click()
    expect(await sources()).not.toEqual(displayed)
    await expectToast(page, 'Error', 'Failed to reorder images')
    await expect.poll(sources).toEqual(displayed)
    await page.getByRole('button', { name: 'Delete the image at position 1' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Error', 'Failed to delete image')
    const dialog = await chooseImages(page, [photos.red], 'Upload Image')
    await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to get upload URL' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  expect(await sandbox.heroImages()).toEqual(before)
})
