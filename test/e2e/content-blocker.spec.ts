import { expect, test } from './visitor-test.ts'

test('where a content blocker stops the report, nothing changes and nothing is sent again', async ({
  page,
  properties,
  pageErrors,
}) => {
  await page.route('**/api/analytics/**', (route) => route.abort('blockedbyclient'))
  const visited = properties.slice(0, 2)
  for (const { id, title } of visited) {
    const failed = page.waitForEvent('requestfailed')
    await page.goto(`/property/${id}`)
    await failed
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect
    .poll(() => pageErrors.map((error) => /ERR_BLOCKED_BY_CLIENT/.exec(error)?.[0]))
    .toEqual(visited.map(() => 'ERR_BLOCKED_BY_CLIENT'))
  pageErrors.length = 0
})
