import type { Locator, Page } from 'playwright/test'
import { admin } from '../../fixtures/hosted-login.ts'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, pictureRows, rowOf } from './acts.ts'
import { expectToast } from './toasts.ts'

/** Presses Tab until this has the focus, as long as a patient person would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${target}`)
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test.use({ person: 'nobody' })

test('signing in, creating a property with pictures, changing it and deleting it need no mouse', async ({
  page,
  photos,
  title,
  pageTrouble,
}) => {
  test.slow()
  await page.goto('/admin')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeVisible()
  pageTrouble.length = 0

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
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Upload Images' })
  const choosing = page.waitForEvent('filechooser')
  await press(page, dialog.getByRole('button', { name: 'Choose pictures' }))
  await (await choosing).setFiles([photos.red, photos.green, photos.blue])
  await press(page, dialog.getByRole('button', { name: 'Upload 3 pictures' }))
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  const rows = pictureRows(page)
  await tabTo(page, page.getByRole('button', { name: 'Set as Primary: image 3' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(rows.nth(2).getByText('Primary', { exact: true })).toBeVisible()
  // Whoever presses a button goes on from there, though it is gone or has nothing more to do.
  await expect(rows.nth(2).locator(':focus')).toContainText('Primary')
  await tabTo(page, page.getByRole('button', { name: 'Reorder image 3' }), 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up image 3')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Place 2')).toBeAttached()
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
  await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeVisible()

  await press(page, rowOf(page, title).getByRole('link', { name: 'Edit' }))
  await tabTo(page, page.getByRole('textbox', { name: /^Title/ }))
  await page.keyboard.press('End')
  await page.keyboard.type(' again')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Property updated successfully')

  const row = rowOf(page, `${title} again`)
  const question = acceptNextQuestion(page)
  await press(page, row.getByRole('button', { name: 'Delete' }))
  await question
  await expectToast(page, 'Success', 'Property deleted successfully')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeFocused()
})
