import type { Locator, Page } from 'playwright/test'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { typeAnyText } from '../type-any-text.ts'
import { openSection } from './sections.ts'
import { unitCard } from './unit-actions.ts'

async function expectAnyText(page: Page, place: Page | Locator, fields: number, partLength?: number, stride?: number) {
  await expect(place.getByRole('textbox').or(place.getByRole('searchbox')).first()).toBeVisible()
  expect(await typeAnyText(page, place, partLength, stride)).toBe(fields)
  // Refused, so the form shows all errors.
  const save = place.getByRole('button', { name: /^(?:Create|Update) |^Send invitation|^Add \d/ })
  if ((await save.count()) > 0) await save.click()
  await expect(page.locator('main')).not.toContainText('couldn’t be opened')
}

test('the list’s search, an invitation and a hero image’s description take any text, letter by letter', async ({
  page,
}) => {
  await page.goto('/admin')
  await expectAnyText(page, page, 1)
  await openSection(page, 'People')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expectAnyText(page, page, 1)
  await openSection(page, 'Hero Images')
  await page.getByRole('button', { name: 'Description and crop of the image at position 1' }).click()
  await expectAnyText(page, page.getByRole('dialog'), 1)
})

test('a building, its image and the numbers of new units take any text', async ({ page, sandbox, admin }) => {
  const images = [{ url: await upload(admin), caption: '', isPrimary: true }]
  const { id } = await sandbox.property({ property: draftFields(), images })
  await sandbox.unit(id, { unit: unitFields(id) })
  await page.goto(`/admin/property/${id}`)
  await test.step('numbers of similar units', async () => {
    await unitCard(page, '1A').getByRole('button', { name: 'Duplicate' }).click()
    await expectAnyText(page, page.getByRole('dialog'), 1)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('the property and its image', async () => {
    await page.getByRole('radio', { name: /starting on a date/ }).check()
    await expectAnyText(page, page, 18, 30, 3)
  })
})
