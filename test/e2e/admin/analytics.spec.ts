import { propertyFields } from '../../fixtures/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectPublic } from './acts.ts'

test('views of a property are counted and read in the dashboard', async ({
  page,
  visitor,
  sandbox,
  title,
  properties,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title, location: 'atlanta' }) })
  const row = page
    .getByRole('list', { name: 'Property Views' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
  await expect(page.getByText('Track property views and engagement')).toBeVisible()
  await expect(row).toContainText('0 views')
  await expect(row).toContainText('0.0%')
  await expect(row).toContainText('Atlanta, GA')

  for (let view = 0; view < 2; view++) {
    const counted = visitor.waitForResponse(/\/api\/analytics\/track-view\//)
    await expectPublic(visitor, `/property/${id}`, () =>
      expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 3_000 }),
    )
    await counted
  }
  await page.reload()
  await expect(row).toContainText('2 views')
  await expect(row).toContainText(/\d+\.\d%/)
  await expect(page.getByText('Total Views', { exact: true })).toBeVisible()
  await expect(page.getByText('Total Properties', { exact: true })).toBeVisible()
  await expect(page.getByText('Avg Views', { exact: true })).toBeVisible()
  await expect(page.getByText(/^\d+ with views$/)).toBeVisible()
  const all = page.getByRole('list', { name: 'Property Views' }).getByRole('listitem')
  expect(await all.count()).toBeGreaterThanOrEqual(properties.length)
  const counts = (await all.allTextContents()).map((text) =>
    Number(/([\d,]+) views?/.exec(text)?.[1]?.replace(',', '')),
  )
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))

  const chart = page.getByRole('region', { name: 'Views per day' })
  await expect(chart).toBeVisible()
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(31)
  await expect(chart.getByRole('cell').last()).not.toHaveText('0')
  await row.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`/admin/property/${id}`)
  // All of it is loaded before the property is taken away again.
  await expect(page.getByText('No units added yet.')).toBeVisible()
})

test('the example homes come with views of a whole month', async ({ page }) => {
  await page.goto('/admin/analytics')
  const counts = page.getByRole('region', { name: 'Views per day' }).getByRole('cell')
  await expect(counts).toHaveCount(30)
  // Today may have just begun.
  expect((await counts.allTextContents()).slice(0, -1)).not.toContain('0')
})
