import type { Page } from 'playwright/test'
import { draftFields } from '../../../support/site/sandbox.ts'
import { expect, test } from '../../admin-test.ts'
import { withTableStopped } from '../../with-table-stopped.ts'
import { chooseImages, imageRows } from '../actions.ts'
import { expectToast } from '../toasts.ts'

const errorAlert = (page: Page) => page.getByRole('main').getByRole('alert')
const tryAgain = (page: Page) => errorAlert(page).getByRole('button', { name: 'Try again' })

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test('the administrator is not redirected to the login while the session cannot be checked', async ({ page }) => {
  await withTableStopped(async () => {
    await page.goto('/admin')
    await expect(errorAlert(page)).toContainText('The problem is on our side and usually lasts less than a minute.')
    await expect(page.getByText('Unauthorized')).toHaveCount(0)
    await tryAgain(page).focus()
    await page.keyboard.press('Enter')
    // The button disappears with the error, so the focus moves.
    await expect(page.getByRole('main')).toBeFocused()
    await expect(tryAgain(page)).toBeVisible()
  })
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/admin')
})

test('an upload that could not be prepared is reported and can be retried', async ({ page, photos, sandbox }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  await page.goto(`/admin/property/${id}`)
  const dialog = await chooseImages(page, [photos.red])
  await withTableStopped(async () => {
    await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
    await expectToast(page, 'Upload Error', 'Failed to prepare file upload. Please try again.')
    await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to get upload URL' })).toBeVisible()
  })
  await dialog.getByRole('button', { name: 'Retry failed uploads' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(imageRows(page)).toHaveCount(1)
})
