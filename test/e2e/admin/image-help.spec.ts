import { draftFields } from '../../support/site/sandbox.ts'
import { uploads } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { expectToast } from './toasts.ts'

test('several images are described in one go by keyboard and by suggestions', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const urls = await uploads(admin, 3)
  const { id } = await sandbox.property({ property: draftFields({ title }), images: urls.map((url) => ({ url })) })
  await page.goto(`/admin/property/${id}`)
  const open = page.getByRole('button', { name: 'Describe all images' })
  await open.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Describe the images' })
  const fields = dialog.getByRole('combobox')
  await expect(fields).toHaveCount(3)
  await expect(fields.first()).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 500 })
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.type('The porch at dusk')
  await fields.first().dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(fields.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fields.nth(1)).toBeFocused()
  const suggestions = ['Kitchen', 'Living room', 'Bedroom', 'Bathroom', 'Front of the house', 'Yard']
  for (const text of suggestions)
    await expect(dialog.getByRole('button', { name: `${text}, for image 2` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Kitchen, for image 2' }).click()
  await expect(fields.nth(2)).toBeFocused()
  await page.keyboard.type('Yard')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  const { images } = await sandbox.read(id)
  expect(images.map(({ alt }) => alt)).toEqual(['The porch at dusk', 'Kitchen', 'Yard'])
})
