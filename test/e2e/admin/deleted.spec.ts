import type { Page } from 'playwright/test'
import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { holdRequests } from '../hold-requests.ts'
import { acceptNextQuestion } from './actions.ts'
import { press, tabTo } from './keys.ts'
import { openSection } from './sections.ts'
import { expectToast } from './toasts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const listed = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Properties' }).getByRole('listitem').filter({ hasText: title })
const deleted = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Deleted properties' }).getByRole('listitem').filter({ hasText: title })
const restoredWords = 'Property restored successfully. Its images will appear in a moment.'

test('a deleted property can be restored at once or later, by touch and by keyboard', async ({
  page,
  sandbox,
  title,
  pageErrors,
}) => {
  await sandbox.property({ property: draftFields({ title }) })
  const deleteForever = deleted(page, title).getByRole('button', { name: 'Delete forever' })
  const question = page.getByRole('alertdialog', { name: 'Delete forever?' })
  await page.goto(`/admin?q=${title}`)

  const remove = async () => {
    const browserQuestion = acceptNextQuestion(page)
    await listed(page, title).getByRole('button', { name: 'Delete' }).tap()
    expect(await browserQuestion).toBe(`Are you sure you want to delete "${title}"?`)
    await expectToast(page, 'Success', 'Property deleted successfully')
    await expect(listed(page, title)).toHaveCount(0)
  }

  await test.step('Undo in the toast works by keyboard', async () => {
    page.once('dialog', (dialog) => dialog.dismiss())
    await listed(page, title).getByRole('button', { name: 'Delete' }).tap()
    await remove()
    await page.keyboard.press('F8')
    // The toast has the focus first, then its button.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.route('**/restore', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('Enter')
    const noResponse = 'The server did not respond. Check your connection, then try again.'
    await expectToast(page, 'Error', `Failed to restore property. ${noResponse}`)
    pageErrors.length = 0
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expectToast(page, 'Success', restoredWords)
    await expect(listed(page, title)).toHaveCount(1)
  })
  await test.step('deleting permanently asks first; it is restored from the screen of deleted properties', async () => {
    await openSection(page, 'Recently deleted', (link) => link.tap())
    await expect(page.getByText('Loading deleted properties')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to Admin' }).tap()
    await remove()
    const release = await holdRequests(page, '**/api/deleted-properties')
    await openSection(page, 'Recently deleted', (link) => link.tap())
    await expect(page.getByText('Loading deleted properties')).toBeVisible()
    release()
    await expect(deleted(page, title)).toContainText(/Deleted .* by .*Will be deleted permanently in 30 days/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await press(page, deleteForever)
    await expect(question).toContainText(title)
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(deleteForever).toBeFocused()
    await tabTo(page, deleted(page, title).getByRole('button', { name: 'Restore' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', restoredWords)
    await expect(deleted(page, title)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeFocused()
  })
})

test('the list stays where it is when a property that somebody else deleted disappears', async ({
  page,
  admin,
  sandbox,
  title,
  pageErrors,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await page.goto('/admin')
  await expect(listed(page, title)).toBeVisible()
  await admin.send('DELETE', `/api/properties/${id}`)
  const question = acceptNextQuestion(page)
  await listed(page, title).getByRole('button', { name: 'Delete' }).tap()
  await question
  await expect(listed(page, title)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  pageErrors.length = 0
})
