import type { Page } from 'playwright/test'
import { draftFields, propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { holdRequests } from '../hold-requests.ts'
import { rowOf } from './actions.ts'
import { tabTo } from './keys.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Properties' }).getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

test('on a phone a property is found by search and filters; back, reload and a shared link show the same list', async ({
  page,
  sandbox,
  title,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const single = { propertyType: 'single-family', location: 'dallas', availability: null } as const
  await sandbox.property({ property: propertyFields({ title: `${title} one`, ...single }) })
  await sandbox.property({ property: propertyFields({ title: `${title} two`, status: 'draft' }) })
  const release = await holdRequests(page, '**/api/analytics/history*')
  await page.goto(`/admin?q=${encodeURIComponent(title)}`)
  const heightOfRow = async () => (await rowOf(page, `${title} one`).boundingBox())?.height
  const filters = page.getByRole('button', { name: /^Filters/ })

  await test.step('the first property is on the first screen, and its delete button comes last', async () => {
    const first = rows(page).first()
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y).toBeLessThan(550)
    await expect(first.getByRole('button').last()).toHaveText('Delete')
  })

  await test.step('the rows have their views, and no button moves', async () => {
    const before = await heightOfRow()
    release()
    await expect(rowOf(page, `${title} one`)).toContainText('0 views in 30 days')
    expect(await heightOfRow()).toBe(before)
    await expect(page.getByRole('main').getByText(/^2 of \d+ properties$/)).toBeVisible()
  })

  await test.step('the filters expand below the search, and their number is shown', async () => {
    await expect(page.getByLabel('Needs attention')).toBeHidden()
    await filters.click()
    await page.getByLabel('Needs attention').selectOption('No image')
    await expect(rows(page)).toHaveCount(2)
    await expect(rowOf(page, `${title} one`).getByText('No availability')).toBeVisible()
    await page.getByLabel('Status').selectOption('Draft')
    await expect(rows(page)).toHaveCount(1)
    await expect(filters).toHaveText('Filters (2)')
    await expect(filters).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('an empty result says so and offers all properties', async () => {
    await search(page).fill(`${title} three`)
    await expect(page.getByText('No properties match.')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show all properties' }).click()
    await expect(search(page)).toBeFocused()
    await expect(rowOf(page, `${title} two`)).toBeVisible()
    await expect(page).toHaveURL('/admin')
  })

  await test.step('back, reload and the editor’s back link keep the search', async () => {
    await search(page).fill(title)
    await expect(page).toHaveURL(/\?q=/)
    await page.getByLabel('Sort by').selectOption('Last change')
    await expect(page).toHaveURL(/sort=changed/)
    await expect(rows(page).first()).toContainText(`${title} two`)
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText(`${title} two`)
    await rowOf(page, `${title} one`).getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: /^Description/ }).fill('Typed on the stairs')
    await page.goBack()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Leave|Discard/ })
      .click()
    await expect(rows(page)).toHaveCount(2)
    await page.goBack()
    await expect(page).not.toHaveURL(/sort=/)
    await expect(search(page)).toHaveValue(title)
    await expect(rows(page).first()).toContainText(`${title} one`)
    await rowOf(page, `${title} one`).getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('link', { name: 'Back to Admin' }).first().click()
    await expect(search(page)).toHaveValue(title)
    await expect(rows(page)).toHaveCount(2)
  })
})

test('by keyboard only: search, filters, the first row; the list works if views fail to load', async ({
  page,
  sandbox,
  title,
  pageErrors,
}) => {
  await page.route('**/api/analytics/history**', (route) => route.fulfill({ status: 503, json: {} }))
  await sandbox.property({ property: draftFields({ title }) })
  await page.goto('/admin?q=nothing')
  await search(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(title)
  await expect(rows(page)).toHaveCount(1)
  for (const label of ['City', 'Type', 'Status', 'Needs attention', 'Sort by']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
  }
  await expect(page.getByText('The views could not be loaded.')).toBeVisible()
  await expect(rowOf(page, title)).not.toContainText('views in 30 days')
  pageErrors.length = 0
  await tabTo(page, rowOf(page, title).getByRole('link', { name: 'Edit' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible()
})
