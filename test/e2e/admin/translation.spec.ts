import type { Page } from 'playwright/test'
import { deleteApis, newerApis } from '../../support/site/browser-support.ts'
import { admin } from '../../support/site/hosted-login.ts'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { translatePage, untranslatedTexts } from '../translation.ts'
import { acceptNextQuestion, imageRows, rowOf, uploadImages } from './actions.ts'
import { openSection } from './sections.ts'
import { expectToast } from './toasts.ts'
import { unitCard, unitField, units } from './unit-actions.ts'

const errorPage = (page: Page) => page.getByRole('alert').filter({ hasText: /couldn’t be opened|right now/ })
/** Images and translations move buttons. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')
const back = (page: Page) => page.getByRole('link', { name: 'Back to Admin' }).click()

const selectPoint = (page: Page) =>
  page.getByRole('button', { name: 'The point to keep visible' }).click({ position: { x: 20, y: 20 } })

async function openTranslated(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await translatePage(page)
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(deleteApis, newerApis())
})

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => 'popover' in HTMLElement.prototype || 'canParse' in URL)).toBe(false)

  await expect(errorPage(page)).toHaveCount(0)
  await expect.poll(() => untranslatedTexts(page)).toEqual([])
})

test('translated in the oldest supported browsers, a property and its units are created, changed and deleted', async ({
  page,
  photos,
  title,
}) => {
  test.slow()
  await openTranslated(page, '/admin')
  await test.step('a form with errors is filled in and saved', async () => {
    await page.getByRole('link', { name: 'Add Property' }).click()
    await press(page, 'Create Property')
    await expectToast(page, 'Validation Error', 'Title and description are required')
    await page.getByRole('textbox', { name: /^Title/ }).fill(title)
    await page.getByRole('textbox', { name: /^Description/ }).fill('Perfect for families with a porch.')
    await page.getByLabel('Features').fill('Porch')
    await uploadImages(page, [photos.red, photos.green])
    await press(page, /^Move .* later$/)
    await press(page, 'Select multiple')
    await page.getByRole('checkbox', { name: 'Select image 1' }).check()
    await expect(page.getByText('1 selected')).toBeVisible()
    await press(page, 'Remove')
    await expect(imageRows(page)).toHaveCount(1)
    await press(page, 'Create Property')
    await expectToast(page, 'Success', 'Property created successfully')
  })
  await test.step('the list is searched, filtered and sorted', async () => {
    await page.getByRole('searchbox').fill(title)
    await expect(page.getByRole('main').getByText(/^1 of \d+ properties$/)).toBeVisible()
    await page.getByLabel('Needs attention').selectOption('Any reason')
    await page.getByLabel('Sort by').selectOption('Views in 30 days')
    await page.getByRole('searchbox').fill('no such home')
    await press(page, 'Show all properties')
    await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
  })
  await test.step('a unit is added, deleted and restored', async () => {
    await units(page).getByRole('button', { name: 'Add Unit' }).click()
    await unitField(page, 'Unit Number').fill('4B')
    await units(page).getByRole('button', { name: 'Create Unit' }).click()
    await expectToast(page, 'Success', 'Unit created successfully')
    await unitCard(page, '4B').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Unit deleted successfully')
    await press(page, 'Undo')
    await expect(unitCard(page, '4B')).toBeVisible()
  })
  await test.step('a change is saved, and the property is deleted', async () => {
    await page.getByRole('textbox', { name: /^Description/ }).fill('A porch and a garden')
    await page.getByRole('link', { name: 'Back to Admin' }).click()
    await press(page, 'Keep editing')
    await press(page, 'Update Property')
    await expectToast(page, 'Success', 'Property updated successfully')
    const question = acceptNextQuestion(page)
    await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
    await question
    await expectToast(page, 'Success', 'Property deleted successfully')
    await openSection(page, 'Recently deleted')
    const deleted = page.getByRole('list', { name: 'Deleted properties' }).getByRole('listitem')
    await expect(deleted.filter({ hasText: title })).toBeVisible()
  })
})

test('translated in the oldest supported browsers, the other screens work', async ({
  page,
  sandbox,
  title,
  admin: client,
}) => {
  test.slow()
  const { id } = await sandbox.property({
    property: draftFields({ title }),
    images: [{ url: await upload(client) }],
  })
  await sandbox.unit(id, { unit: unitFields(id) })
  await openTranslated(page, '/admin')
  await test.step('the dashboard', async () => {
    await page.getByRole('link', { name: 'Analytics' }).click()
    await page.getByText('1 year', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Views per week' })).toBeVisible()
    await page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: /in a year/ })
      .click()
    await expect(page.getByText('No views in the last year.')).toBeVisible()
    await press(page, 'Show all properties')
    await expect(page.getByText(/^Over the last year/)).toBeVisible()
    await back(page)
  })
  await test.step('hero images', async () => {
    await page.getByRole('link', { name: 'Hero Images' }).click()
    await press(page, 'Description and crop of the image at position 1')
    await selectPoint(page)
    await page.keyboard.press('Escape')
    await press(page, 'Leave without saving')
    await back(page)
  })
  await test.step('people', async () => {
    await openSection(page, 'People')
    await page.getByRole('textbox', { name: 'Email' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter an email address')
    await page.getByRole('textbox', { name: 'Email' }).fill('a')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[translate=no]', { hasText: admin.email })).toBeVisible()
  })
  await test.step('activity', async () => {
    await openSection(page, 'Activity')
    await page.getByLabel('Home', { exact: true }).selectOption(title)
    await page.getByRole('list', { name: 'Changes' }).getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })
  await test.step('spreadsheets', async () => {
    await openSection(page, 'Spreadsheets')
    const csv = (text: string) => ({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    const choose = (text: string) => page.locator('input[type=file]').setInputFiles([csv(text)])
    await choose(`Property ID,Bedrooms,Rent\r\n${id},many,1`)
    await expect(page.getByRole('region', { name: '1 problem' })).toBeVisible()
    await press(page, 'Choose another file')
    await choose(`Property ID,Version,Bedrooms\r\n${id},1,4`)
    await press(page, 'Import these changes')
    await expect(page.getByText(/^All changes are saved/)).toBeVisible()
  })
  await test.step('a unit is duplicated', async () => {
    await openSection(page, 'Property list')
    await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
    await unitCard(page, '1A').getByRole('button', { name: 'Duplicate' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('8Z, 9Z')
    await expect(dialog.getByRole('listitem')).toHaveText(['8Z', '9Z'])
    await dialog.getByRole('button', { name: 'Add 2 Units' }).click()
    await expect(unitCard(page, '9Z').locator('[translate=no]')).toHaveText('9Z')
    await openTranslated(page, '/admin/nowhere')
  })
})
