import type { Page } from 'playwright/test'
import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, waitForDraft } from './actions.ts'

const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ })
const offer = (page: Page) => page.getByRole('region', { name: 'You have unsaved work' })

async function reload(page: Page) {
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible()
  await expect(description(page)).toHaveValue(draftFields().description)
}

async function undo(page: Page) {
  await description(page).fill(draftFields().description)
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
}

test('undone edits are not offered again, also restored ones, and an earlier draft is kept', async ({
  page,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await page.goto(`/admin/property/${id}`)
  await test.step('new edits are undone', async () => {
    await description(page).fill('Typed, and thought better of')
    await waitForDraft(page, 'thought better of')
    await undo(page)
    await reload(page)
    await expect(offer(page)).toHaveCount(0)
  })
  await test.step('undoing new edits keeps an earlier draft', async () => {
    await description(page).fill('Left behind')
    const question = acceptNextQuestion(page)
    await reload(page)
    await question
    await expect(offer(page)).toBeVisible()
    await description(page).fill('Typed, and thought better of')
    await waitForDraft(page, 'thought better of')
    await undo(page)
    await reload(page)
  })
  await test.step('restored edits are undone', async () => {
    await offer(page).getByRole('button', { name: 'Restore it' }).click()
    await expect(description(page)).toHaveValue('Left behind')
    await undo(page)
    await reload(page)
    await expect(offer(page)).toHaveCount(0)
  })
})
