import { hydrated } from './hydrated.ts'
import { typeAnyText } from './type-any-text.ts'
import { expect, test } from './visitor-test.ts'

test('a city’s filter takes any text, letter by letter', async ({ page }) => {
  await page.goto('/atlanta')
  await hydrated(page)
  expect(await typeAnyText(page)).toBe(3)
  await page.getByRole('button', { name: 'Clear' }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the city, the comparison and the saved homes open with any query', async ({ page, pageErrors }) => {
  const queries = [
    'q=%E0%A4%A&beds=1e9&type=%00&show=1e999&ids=%F0%9F%91,%ED%A0%80,<script>,..%2F..%2F,%2500',
    `q=%ED%A0%80${'x'.repeat(5000)}&show=-1&available=%F0%9F&ids=%,${'a,'.repeat(500)}`,
  ] as const
  for (const address of [
    ...queries.map((query) => `/atlanta?${query}`),
    `/compare?${queries[0]}`,
    `/saved?${queries.join('&').replace('&ids=%,', ',')}`,
  ])
    await test.step(address.slice(0, 40), async () => {
      await page.goto(address)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main')).not.toContainText('couldn’t be opened')
    })
  const uncaught = pageErrors.filter((error) => !error.startsWith('Failed to load resource'))
  pageErrors.splice(0, pageErrors.length, ...uncaught)
})
