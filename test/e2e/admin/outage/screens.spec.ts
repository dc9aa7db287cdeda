import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../admin-test.ts'
import { withTableStopped } from '../../with-table-stopped.ts'
import { acceptNextQuestion } from '../actions.ts'

const errorAlert = (page: Page) => page.getByRole('main').getByRole('alert')
const tryAgain = (page: Page) => errorAlert(page).getByRole('button', { name: 'Try again' })

const retryUntil = (page: Page, content: Locator) =>
  expect(async () => {
    if (await tryAgain(page).isVisible()) await tryAgain(page).click({ timeout: 1000 })
    await expect(content).toBeVisible({ timeout: 2000 })
  }).toPass()

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

test('the list of properties is retried three times before it fails; other screens report the error at once', async ({
  page,
}) => {
  test.slow()
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/properties?scope=admin')) requestCount += 1
  })
  await page.goto('/admin/property/new')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Property' })).toBeVisible()
  await withTableStopped(async () => {
    await page.getByRole('link', { name: 'Back to Admin' }).click()
    await expect(errorAlert(page)).toBeVisible({ timeout: 45_000 })
    expect(requestCount).toBe(4)
    await page.getByRole('link', { name: 'Hero Images' }).click()
    await expect(errorAlert(page)).toBeVisible()
  })
  await retryUntil(page, page.getByText('Position 1'))
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page.getByRole('list', { name: 'Properties' })).toBeVisible()
  await withTableStopped(async () => {
    await page.getByRole('link', { name: 'Analytics' }).click()
    await expect(errorAlert(page)).toBeVisible()
  })
  await retryUntil(page, page.getByRole('list', { name: 'Property Views' }))
})

test('a failed sign-out is reported', async ({ page, revokeSession }) => {
  // The table may end this session when it responds again.
  expect(revokeSession).toBeDefined()
  await page.goto('/admin/property/new')
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  await expect(button).toBeVisible()
  await withTableStopped(async () => {
    const message = acceptNextQuestion(page)
    await button.click()
    expect(await message).toBe('We couldn’t sign you out. Please try again.')
  })
  await expect(page).toHaveURL('/admin/property/new')
  await expect(button).toBeEnabled()
})
