import { expect, type Page } from 'playwright/test'

export const bar = (page: Page) => page.getByRole('group', { name: 'Selected properties' })
/** Several saves take long on a busy machine. */
export const done = (page: Page) => expect(bar(page)).toHaveCount(0, { timeout: 30_000 })
export const undone = (page: Page) =>
  expect(page.getByText(/propert(?:y|ies) restored\./).first()).toBeVisible({ timeout: 30_000 })
