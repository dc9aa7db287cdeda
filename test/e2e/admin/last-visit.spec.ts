import type { Page } from 'playwright/test'
import { propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { hydrated } from '../hydrated.ts'

test.use({ person: 'nobody', viewport: { width: 390, height: 800 } })

test('cards say what has changed since the last visit', async ({ page, context, admin, sandbox }) => {
  const stamp = Date.now()
  const fields = (title: string, changes: object = {}) =>
    propertyFields({ title: `${title} ${stamp}`, propertyType: 'single-family', ...changes })
  const alder = await sandbox.property({ property: fields('Alder', { availability: 'soon' }) })
  const birch = await sandbox.property({ property: fields('Birch') })
  const published = (text: string) =>
    expect.poll(async () => (await page.request.get('/dallas/data.json')).text(), { timeout: 15_000 }).toContain(text)
  await published(alder.title)
  await published(birch.title)
  const card = (tab: Page, title: string) => tab.getByRole('article').filter({ hasText: `${title} ${stamp}` })
  const mark = (tab: Page, title: string, text: string) => card(tab, title).getByText(text, { exact: true })
  const seen = (tab: Page) => tab.waitForFunction(() => sessionStorage.getItem('porchlight.visit'))

  await test.step('the first visit marks nothing', async () => {
    await page.goto('/dallas')
    await hydrated(page)
    await card(page, 'Alder').getByRole('button', { name: /^Save/ }).click()
    await seen(page)
    await expect(page.getByRole('article').getByText(/^(?:New|Now available|Changed)$/)).toHaveCount(0)
  })
  const save = (id: string, property: object) => admin.send('PUT', `/api/properties/${id}`, { property, images: [] })
  await save(alder.id, fields('Alder', { availability: 'available' }))
  await save(birch.id, fields('Birch', { bedrooms: 5 }))
  await sandbox.property({ property: fields('Cedar') })
  await published(`Cedar ${stamp}`)
  await published('"bedrooms":5')

  const second = await context.newPage()
  await page.close()
  await test.step('the second one does, until it ends', async () => {
    await second.goto('/dallas')
    await expect(mark(second, 'Alder', 'Now available')).toBeVisible()
    await expect(mark(second, 'Birch', 'Changed')).toBeVisible()
    await expect(mark(second, 'Cedar', 'New')).toBeVisible()
    await second.getByRole('link', { name: 'Saved homes 1' }).click()
    await expect(mark(second, 'Alder', 'Now available')).toBeVisible()
  })
  await test.step('the third one marks only what it finds, and leaves the marks in the second tab', async () => {
    const third = await context.newPage()
    await third.goto('/dallas')
    await seen(third)
    for (const title of ['Alder', 'Birch', 'Cedar'])
      await expect(card(third, title).getByText(/^(?:New|Now available|Changed)$/)).toHaveCount(0)
    await second.goto('/dallas')
    await expect(mark(second, 'Cedar', 'New')).toBeVisible()
  })
})
