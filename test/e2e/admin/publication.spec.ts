import type { Route } from 'playwright/test'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { expectToast } from './toasts.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a property is drafted, previewed, shared as a link, scheduled and published by keyboard only', async ({
  page,
  visitor,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title, status: 'draft' }) })
  await sandbox.unit(id, { unit: unitFields(id) })
  const state = (name: string) => page.getByRole('radio', { name })
  const edit = page.getByRole('article', { name: title }).getByRole('link', { name: 'Edit' })
  const update = page.getByRole('button', { name: 'Update Property' })
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }

  await test.step('the list marks it as a draft, and visitors do not find it', async () => {
    await page.goto(`/admin?q=${title}`)
    await expect(page.getByRole('article', { name: title })).toContainText('Draft')
    expect((await visitor.goto(`/property/${id}`))?.status()).toBe(404)
  })
  await test.step('the preview shows the form’s content and says that it is a preview', async () => {
    await edit.press('Enter')
    await expect(state('Only the family (draft)')).toBeChecked()
    await expect(page.getByRole('link', { name: 'View on the site' })).toHaveCount(0)
    await page.getByLabel('Description').fill('Unsaved changes.')
    const opened = page.waitForEvent('popup')
    const showsWaiting = async (route: Route) => {
      await expect((await opened).locator('body')).toHaveText('Preparing...')
      await route.continue()
    }
    await page.route('**/api/previews', showsWaiting, { times: 1 })
    await press('Preview')
    const preview = await opened
    await expect(preview.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(preview.getByText('Unsaved changes.')).toBeVisible()
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
      'These changes are not saved yet',
    )
    await preview.getByRole('button', { name: 'View Unit Details' }).press('Enter')
    const unit = preview.getByRole('dialog', { name: 'Unit 1A' })
    await expect(unit.getByText('Balcony')).toBeVisible()
    await expect(unit.getByRole('button', { name: /^Share/ })).toHaveCount(0)
    await preview.close()
  })
  await test.step('a link shows the saved version to anybody who has it, until it is revoked', async () => {
    await press('Copy a link for the family')
    const address = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(visitor.getByText('A house that a test built')).toBeVisible()
    const link = page.getByRole('listitem').filter({ hasText: /^Works until/ })
    await link.getByRole('button', { name: 'Turn off link' }).focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', 'The link no longer works')
    await expect(link).toHaveCount(0)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'This preview has ended' })).toBeVisible()
    await expect(visitor.getByText('The link no longer works.')).toBeVisible()
    await expectAccessible(visitor)
  })
  await test.step('a publication time is required, and is in the time zone of the business', async () => {
    await state('Only the family (draft)').focus()
    await page.keyboard.press('ArrowDown')
    await expect(state('Everyone, starting on a date')).toBeChecked()
    await update.press('Enter')
    await expect(page.getByLabel('Public from')).toHaveAccessibleDescription(/Choose a day and a time.*Eastern Time/)
    await state('Everyone').first().check()
    await expect(page.getByRole('region', { name: 'One thing to fix' })).toHaveCount(0)
    await state('Everyone, starting on a date').check()
    await page.getByLabel('Public from').fill('2001-07-01T09:00')
    await expect(page.getByText('This time has passed. It becomes public as soon as you save.')).toBeVisible()
    await page.getByLabel('Public from').fill('2999-07-01T09:00')
    await update.press('Enter')
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({ publishAt: '2999-07-01T13:00:00.000Z' })
    await expect(page.getByRole('article', { name: title })).toContainText('From Jul 1, 2999, 9:00 AM')
  })
  await test.step('a published property has its page within seconds', async () => {
    await edit.press('Enter')
    await state('Everyone, starting on a date').focus()
    await page.keyboard.press('ArrowDown')
    await expect(state('Everyone').first()).toBeChecked()
    await update.press('Enter')
    await expectToast(page, 'Success', 'Property updated successfully')
    await expect(page.getByText('It is on the site now.').first()).toBeVisible()
    await expect(async () => {
      expect((await visitor.goto(`/property/${id}`))?.status()).toBe(200)
    }).toPass({ timeout: 20_000 })
  })
})
