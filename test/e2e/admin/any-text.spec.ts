import type { Page } from 'playwright/test'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { typeAnyText } from '../type-any-text.ts'
import { imageRows } from './actions.ts'
import { unitCard, units } from './unit-actions.ts'

interface Opened {
  page: Page
  building: () => Promise<string>
}

const screens: Record<string, { fields: number; open: (opened: Opened) => Promise<unknown> }> = {
  'the list’s search': { fields: 1, open: ({ page }) => page.goto('/admin') },
  'a new property': {
    fields: 16,
    open: async ({ page }) => {
      await page.goto('/admin/property/new')
      await page.getByRole('radio', { name: /starting on a date/ }).check()
    },
  },
  'the image of a stored property': { fields: 2, open: async ({ page, building }) => page.goto(await building()) },
  'a new unit': {
    fields: 12,
    open: async ({ page, building }) => {
      await page.goto(await building())
      await units(page).getByRole('button', { name: 'Add Unit' }).click()
    },
  },
  'numbers of similar units': {
    fields: 1,
    open: async ({ page, building }) => {
      await page.goto(await building())
      await unitCard(page, '1A').getByRole('button', { name: 'Duplicate' }).click()
    },
  },
  'an invitation': { fields: 1, open: ({ page }) => page.goto('/admin/people') },
  'a hero image’s description': {
    fields: 1,
    open: async ({ page }) => {
      await page.goto('/admin/hero')
      await page.getByRole('button', { name: 'Description and crop of the image at position 1' }).click()
    },
  },
}

for (const [name, { fields, open }] of Object.entries(screens))
  test(`${name} takes any text, letter by letter`, async ({ page, sandbox, admin }) => {
    const building = async () => {
      const images = [{ url: await upload(admin), caption: '', isPrimary: true }]
      const { id } = await sandbox.property({ property: propertyFields(), images })
      await sandbox.unit(id, { unit: unitFields(id) })
      return `/admin/property/${id}`
    }
    await open({ page, building })
    await expect(page.getByRole('textbox').or(page.getByRole('searchbox')).first()).toBeVisible()
    const inner = name.startsWith('the image')
      ? imageRows(page)
      : page.getByRole('dialog').or(units(page).locator('form'))
    const place = (await inner.count()) > 0 ? inner : page
    expect(await typeAnyText(page, place)).toBe(fields)
    // Refused, so the form shows all errors.
    const save = place.getByRole('button', { name: /^(?:Create|Update) |^Send invitation|^Add \d/ })
    if ((await save.count()) > 0) await save.click()
    await expect(page.locator('main')).not.toContainText('couldn’t be opened')
  })
