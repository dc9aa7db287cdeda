import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../admin-test.ts'
import { withTableStopped } from '../../with-table-stopped.ts'
import { acceptNextQuestion } from '../acts.ts'

// What an administrator sees who comes to a screen while the table does not answer.

const trouble = (page: Page) => page.getByRole('main').getByRole('alert')
const tryAgain = (page: Page) => trouble(page).getByRole('button', { name: 'Try again' })

/** Asks again once the table is back, unless the screen has done that by itself meanwhile. */
const goOn = (page: Page, shown: Locator) =>
  expect(async () => {
    if (await tryAgain(page).isVisible()) await tryAgain(page).click({ timeout: 1000 })
    await expect(shown).toBeVisible({ timeout: 2000 })
  }).toPass()

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test('while nobody can tell who is there, the administrator is not sent to the login', async ({ page }) => {
  await withTableStopped(async () => {
    await page.goto('/admin')
    await expect(trouble(page)).toContainText('This is on our side, and it usually passes within a minute.')
    await expect(page.getByText('Unauthorized')).toHaveCount(0)
    await tryAgain(page).focus()
    await page.keyboard.press('Enter')
    // The button goes with the trouble; whoever pressed it goes on at the start of the page.
    await expect(page.getByRole('main')).toBeFocused()
    await expect(tryAgain(page)).toBeVisible()
  })
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Property Management' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/admin')
})

test('the list of properties is asked for three times more before it counts as failed; other screens say so at once', async ({
  page,
}) => {
  test.slow()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/properties?scope=admin')) asked += 1
  })
  await page.goto('/admin/property/new')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Property' })).toBeVisible()
  await withTableStopped(async () => {
    await page.getByRole('link', { name: 'Back to Admin' }).click()
    await expect(trouble(page)).toBeVisible({ timeout: 45_000 })
    expect(asked).toBe(4)
    await page.getByRole('link', { name: 'Hero Images' }).click()
    await expect(trouble(page)).toBeVisible()
  })
  await goOn(page, page.getByText('Position 1'))
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page.getByRole('list', { name: 'Properties' })).toBeVisible()
  await withTableStopped(async () => {
    await page.getByRole('link', { name: 'Analytics' }).click()
    await expect(trouble(page)).toBeVisible()
  })
  await goOn(page, page.getByRole('list', { name: 'Property Views' }))
})

test('whoever could not be signed out is told so', async ({ page, revokeSession }) => {
  // Having asked for it, the browser has a session of its own: this one may end when the table goes on.
  expect(revokeSession).toBeDefined()
  await page.goto('/admin/property/new')
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  await expect(button).toBeVisible()
  await withTableStopped(async () => {
    const told = acceptNextQuestion(page)
    await button.click()
    expect(await told).toBe('You could not be signed out. Please try again.')
  })
  await expect(page).toHaveURL('/admin/property/new')
  await expect(button).toBeEnabled()
})
