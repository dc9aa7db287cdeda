import { anyTexts, typeText } from '../e2e/type-any-text.ts'
import { type Page, test } from '../support/admin/admin-test.ts'
import { expect } from '../support/admin/expect.ts'
import type { Locator } from '../support/admin/locator.ts'
import { draftFields, unitFields } from '../support/site/sandbox.ts'
import { openSection, unitCard } from './screens.ts'

const textFields =
  'textarea, input:not([type=date], [type=datetime-local], [type=file], [type=checkbox], [type=radio], [type=range])'

/** Types each text into every `stride`th field, `partLength` letters at a time, and saves. */
async function expectAnyText(page: Page, place: Locator, fields: number, partLength = 1, stride = 1) {
  const all = place.locator(textFields)
  await expect(all).toHaveCount(fields)
  for (const [index, field] of all.all().entries()) {
    await typeText(field, { texts: anyTexts.filter((_, n) => n % stride === index % stride), partLength })
    expect(field.isConnected).toBe(true)
  }
  // Refused, so the form shows all errors.
  const save = place.getByRole('button', { name: /^(?:Create|Update) |^Send invitation|^Add \d/ })
  if (save.all().length > 0) await save.click()
  await expect(page.getByRole('main')).not.toContainText('couldn’t be opened')
}

test('the search, an invitation and a hero image’s description take any text, letter by letter', async ({
  page,
  sandbox,
  upload,
}) => {
  await sandbox.property({ property: draftFields() })
  await sandbox.hero(await upload())
  await page.goto('/admin')
  await expectAnyText(page, page.getByRole('main'), 1)
  await openSection(page, 'People')
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  await expectAnyText(page, page.getByRole('main'), 1)
  await openSection(page, 'Hero Images')
  await page.getByRole('button', { name: 'Description and crop of the image at position 1' }).click()
  await expectAnyText(page, page.getByRole('dialog'), 1)
})

test('a building, its image and the numbers of new units take any text', async ({ page, sandbox, upload }) => {
  const { id } = await sandbox.property({ property: draftFields(), images: [{ url: await upload() }] })
  await sandbox.unit(id, { unit: unitFields(id) })
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '1A').getByRole('button', { name: 'Duplicate' }).click()
  await expectAnyText(page, page.getByRole('dialog'), 1)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expectAnyText(page, page.getByRole('main'), 16, 30, 3)
})
