import { expect, test } from '../visitor-test.ts'
import { withTableStopped } from '../with-table-stopped.ts'

test('while the table is down a city page says so, and trying again brings it back', async ({ page, pageTrouble }) => {
  await withTableStopped(async () => {
    await page.goto('/atlanta')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
  })
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  pageTrouble.length = 0
})

test('while the table is down a home’s page says so, and trying again brings it back', async ({
  page,
  properties,
  pageTrouble,
}) => {
  const home = properties[0]
  await withTableStopped(async () => {
    await page.goto(`/property/${home?.id}`)
    await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
  })
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: home?.title })).toBeVisible()
  pageTrouble.length = 0
})

test('while the table is down home still shows its built-in picture', async ({ page, pageTrouble }) => {
  await withTableStopped(async () => {
    await page.goto('/')
    await expect(page.locator('img[src="/default-hero.webp"]')).toBeVisible()
  })
  pageTrouble.length = 0
})
