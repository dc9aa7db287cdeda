import { test } from '../support/admin/admin-test.ts'
import { expect } from '../support/admin/expect.ts'

const sections = [
  ['Property list', '/admin', 'Property Management', 'Add Property'],
  ['Analytics', '/admin/analytics', 'Analytics Dashboard', 'Track property views and engagement'],
  ['Hero Images', '/admin/hero', 'Hero Images Management', 'The large images at the top of the home page'],
  ['Past changes', '/admin/activity', 'Activity', 'Every change in the last year, newest first.'],
  ['People', '/admin/people', 'People', 'Everyone here can change homes, images and this list.'],
  ['Spreadsheets', '/admin/sheets', 'Spreadsheets', 'Change many homes at once.'],
  ['How to', '/admin/help', 'How to', 'The ten questions that come up most.'],
] as const

test('a bar leads to every section from every screen, and each explains itself; one link leads to all past changes', async ({
  page,
}) => {
  await page.goto('/admin/property/new')
  const bar = page.getByRole('navigation', { name: 'Admin sections' })
  const current = bar.locator('[aria-current]')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(1)
  await expect(current).toHaveText(['Property list'])
  expect(current.one.getAttribute('aria-current')).toBe('true')
  for (const [name, path, heading, sentence] of sections) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(sentence)
    await expect(current).toHaveText([name])
  }

  const past = page.getByRole('navigation', { name: 'Past changes' })
  await bar.getByRole('link', { name: 'Hero Images' }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await past.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeVisible()
  await past.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
  for (const part of [past, bar]) {
    await expect(part.locator('[aria-current]')).toHaveCount(1)
    expect(part.locator('[aria-current]').one.getAttribute('aria-current')).toBe('page')
  }
})
