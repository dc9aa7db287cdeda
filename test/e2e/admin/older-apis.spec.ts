import type { Page } from 'playwright/test'
import { deleteApis, newerApis } from '../../support/site/browser-support.ts'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, chooseImages, imageRows, rowOf, uploadImages } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitCard, unitField, units } from './unit-actions.ts'

test.beforeEach(async ({ context }) => {
  await context.addInitScript(deleteApis, newerApis())
})

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  expect(await page.evaluate(() => 'popover' in HTMLElement.prototype || 'canParse' in URL)).toBe(false)
}

test('the list works without newer APIs', async ({ page, sandbox, title }) => {
  await sandbox.property({ property: draftFields({ title }) })
  await open(page, '/admin', 'Property Management')
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('searchbox').press('Enter')
  await page.getByLabel('Sort by').selectOption('Last change')
  const question = acceptNextQuestion(page)
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  await question
  await expectToast(page, 'Success', 'Property deleted successfully')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, title)).toBeVisible()
})

test('the editor works without newer APIs', async ({ page, sandbox, title, admin, photos }) => {
  await open(page, '/admin/property/new', 'Add Property')
  await button(page, 'Create Property').click()
  await expectToast(page, 'Validation Error', 'Title and description are required')
  const images = [{ url: await upload(admin), caption: 'Front' }, { url: await upload(admin) }]
  const { id } = await sandbox.property({ property: draftFields({ title }), images })
  await sandbox.unit(id, { unit: unitFields(id) })
  await open(page, `/admin/property/${id}`, /^Edit Property/)
  await page.getByRole('textbox', { name: /^Features/ }).fill('Porch, Garden, Yard')
  await uploadImages(page, [photos.red])
  await expectToast(page, 'Success', '1 image(s) uploaded successfully')
  await expect(imageRows(page)).toHaveCount(3)
  await button(page, 'Crop image 1').click()
  const crop = page.getByRole('dialog', { name: 'What should always be visible?' })
  await crop.getByRole('button', { name: 'The point to keep visible' }).click({ position: { x: 20, y: 20 } })
  await crop.getByRole('button', { name: 'Done' }).click()
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await unitField(page, 'Features').fill('Patio')
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  const preview = page.waitForEvent('popup')
  await button(page, 'Preview').click()
  await expect((await preview).getByRole('heading', { level: 1, name: title })).toBeVisible()
  await button(page, 'Update Property').click()
  await expectToast(page, 'Success', 'Property updated successfully')
  await open(page, `/admin/property/${id}/history`, /History/)
  await page.getByRole('list', { name: 'Changes' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
})

test('hero images work without newer APIs', async ({ page, photos }) => {
  // Other tests count the images, so nothing is saved.
  await open(page, '/admin/hero', 'Hero Images Management')
  const upload = await chooseImages(page, [photos.red], 'Upload Image')
  await upload.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Description and crop of the image at position 1').click()
  const crop = page.getByRole('dialog', { name: 'What should always be visible?' })
  await crop.getByRole('button', { name: 'The point to keep visible' }).click({ position: { x: 20, y: 20 } })
  await page.keyboard.press('Escape')
  await button(page, 'Leave without saving').click()
  await button(page, 'Delete the image at position 1').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await open(page, '/admin/hero/history', /History/)
})

test('CSV files work without newer APIs', async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await open(page, '/admin/sheets', 'Spreadsheets')
  const download = page.waitForEvent('download')
  await button(page, 'Download properties').click()
  await download
  const buffer = Buffer.from(`Property ID,Version,Bedrooms\r\n${id},1,5\r\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer })
  await button(page, 'Import these changes').click()
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible()
})

test('people, activity, deleted properties and analytics work without newer APIs', async ({
  page,
  sandbox,
  title,
  admin,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await admin.send('DELETE', `/api/properties/${id}`)
  await open(page, '/admin/people', 'People')
  await button(page, 'Send invitation').click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await open(page, '/admin/activity', 'Activity')
  await page.getByRole('list', { name: 'Changes' }).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await open(page, '/admin/deleted', 'Recently deleted')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Success', 'Property restored successfully. Its images will appear in a moment.')
  await open(page, '/admin/analytics', 'Analytics Dashboard')
  const chart = page.getByRole('region', { name: /^Views per/ })
  await chart.getByText('90 days', { exact: true }).click()
  await expect(chart.getByRole('table')).toBeAttached()
  await open(page, '/admin/nowhere', /404/)
})
