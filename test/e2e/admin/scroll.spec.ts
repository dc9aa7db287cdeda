import type { Page } from 'playwright/test'
import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { rowOf } from './actions.ts'

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the list keeps its scroll position after back, forward and reload, and shows what was saved; an editor opens at its top', async ({
  page,
  sandbox,
  title,
}) => {
  for (const n of [1, 2, 3, 4, 5, 6, 7]) await sandbox.property({ property: draftFields({ title: `${title} ${n}` }) })
  await page.goto(`/admin?q=${title}`)
  const edit = page.getByRole('article').nth(6).getByRole('link', { name: 'Edit' })
  await edit.scrollIntoViewIfNeeded()
  const onTheList = await place(page)
  expect(onTheList).toBeGreaterThan(400)
  await edit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible()
  expect(await place(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => place(page)).toBe(onTheList)
  await test.step('even if the list loads after the screen', async () => {
    const lists = '**/api/properties?**'
    await page.route(lists, async (route) => {
      await expect(page.getByText('Loading properties')).toBeVisible()
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(() => place(page)).toBe(onTheList)
    await page.unroute(lists)
  })
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => place(page)).toBe(onTheList)
  await edit.click()
  await page.getByRole('textbox', { name: /^Description/ }).fill('Changed')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(rowOf(page, `${title} 7`)).toBeInViewport()
})
