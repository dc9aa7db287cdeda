import { alive } from './alive.ts'
import { expect, test } from './visitor-test.ts'

test('public pages load no script of the admin area', async ({ page, properties }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/atlanta', `/property/${properties[0]?.id}`, '/compare', '/about']) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(scripts.size).toBeGreaterThanOrEqual(2)
  const known = await Promise.all(['/', '/compare'].map(async (path) => (await page.request.get(path)).text()))
  for (const script of scripts) expect(known.join()).toContain(script)
  expect([...scripts].filter((script) => /admin|editor|analytics|hero-images/.test(script))).toEqual([])
  // schemas, and what only administrators choose from
  for (const script of scripts)
    expect(await (await page.request.get(script)).text()).not.toMatch(/_zod|Craftsman Bungalow/)
})
