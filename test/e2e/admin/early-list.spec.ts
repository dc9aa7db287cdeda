import { expect, test } from '../admin-test.ts'

test('where an administrator was, the list is asked for as the document comes, and once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/properties') || request.url().endsWith('/api/auth/user')) asked.push(request.url())
  })
  const first = page.getByRole('article').first()
  // nobody knows yet who is there
  expect((await page.goto('/admin'))?.headers().link).toBeUndefined()
  await expect(first).toBeVisible()

  asked.length = 0
  expect((await page.goto('/admin'))?.headers().link).toContain('rel=preload')
  await expect(first).toBeVisible()
  expect(asked).toHaveLength(2)
  // a script that asks is a `fetch`
  const by = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.includes('/api/properties')
          ? [entry.initiatorType]
          : [],
      ),
  )
  expect(by).not.toContain('fetch')
})

test.describe('somebody who is not of the family', () => {
  test.use({ person: 'guest' })

  test('is not refused the list each time', async ({ page }) => {
    for (const _visit of ['first', 'second']) {
      const document = await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
      expect(document?.headers().link).toBeUndefined()
    }
  })
})
