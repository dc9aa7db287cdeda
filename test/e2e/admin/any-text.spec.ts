import type { Page } from 'playwright/test'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { typeAnyText } from '../type-any-text.ts'
import { imageRows } from './actions.ts'
import { unitCard, units } from './unit-actions.ts'

interface Screen {
  fields: number
  inLetters?: boolean
  open: (page: Page) => Promise<unknown>
}

const screens: Record<string, Screen> = {
  'the list’s search': { fields: 1, open: (page) => page.goto('/admin') },
  'a new property': {
    fields: 16,
    open: async (page) => {
      await page.goto('/admin/property/new')
      await page.getByRole('radio', { name: /starting on a date/ }).check()
    },
  },
  'an invitation': { fields: 1, open: (page) => page.goto('/admin/people') },
  'a hero image’s description': {
    fields: 1,
    open: async (page) => {
      await page.goto('/admin/hero')
      await page.getByRole('button', { name: 'Description and crop of the image at position 1' }).click()
    },
  },
}

const screensOfBuilding: Record<string, Screen> = {
  'the image of a stored property': { fields: 2, open: (page) => expect(imageRows(page)).toHaveCount(1) },
  'a new unit with the fields of a property': {
    fields: 12,
    inLetters: false,
    open: (page) => units(page).getByRole('button', { name: 'Add Unit' }).click(),
  },
  'numbers of similar units': {
    fields: 1,
    open: (page) => unitCard(page, '1A').getByRole('button', { name: 'Duplicate' }).click(),
  },
}

async function expectAnyText(page: Page, name: string, { fields, inLetters, open }: Screen) {
  await open(page)
  await expect(page.getByRole('textbox').or(page.getByRole('searchbox')).first()).toBeVisible()
  const inner = name.startsWith('the image')
    ? imageRows(page)
    : page.getByRole('dialog').or(units(page).locator('form'))
  const place = (await inner.count()) > 0 ? inner : page
  expect(await typeAnyText(page, place, inLetters)).toBe(fields)
  // Refused, so the form shows all errors.
  const save = place.getByRole('button', { name: /^(?:Create|Update) |^Send invitation|^Add \d/ })
  if ((await save.count()) > 0) await save.click()
  await expect(page.locator('main')).not.toContainText('couldn’t be opened')
}

for (const [name, screen] of Object.entries(screens))
  test(`${name} takes any text, letter by letter`, ({ page }) => expectAnyText(page, name, screen))

test('a building’s image and units take any text', async ({ page, sandbox, admin }) => {
  page.on('dialog', (dialog) => dialog.accept())
  const images = [{ url: await upload(admin), caption: '', isPrimary: true }]
  const { id } = await sandbox.property({ property: draftFields(), images })
  await sandbox.unit(id, { unit: unitFields(id) })
  for (const [name, screen] of Object.entries(screensOfBuilding))
    await test.step(name, async () => {
      await page.goto(`/admin/property/${id}`)
      await expectAnyText(page, name, screen)
      await page.evaluate(() => sessionStorage.clear())
    })
})
