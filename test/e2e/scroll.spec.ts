import type { Locator, Page } from 'playwright/test'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const clickInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())
const scrollPage = async (page: Page, y: number) => {
  await page.evaluate((top) => scrollTo(0, top), y)
  await expect.poll(() => place(page)).toBe(y)
}

test('back, forward and reload restore the scroll position; a new page opens at its top', async ({ page }) => {
  await page.goto('/atlanta')
  await hydrated(page)
  const card = page.getByRole('article').nth(3).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  const onTheList = await place(page)
  expect(onTheList).toBeGreaterThan(400)
  await clickInPlace(card)
  await expect(page).toHaveURL(/\/property\//)
  await expect.poll(() => place(page)).toBe(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await scrollPage(page, 333)
  await page.goBack()
  await expect(page).toHaveURL('/atlanta')
  await expect.poll(() => place(page)).toBe(onTheList)
  await page.goForward()
  await expect.poll(() => place(page)).toBe(333)
  await page.reload()
  await expect.poll(() => place(page)).toBe(333)
  await hydrated(page)
  expect(await place(page)).toBe(333)
  await page.goBack()
  await expect.poll(() => place(page)).toBe(onTheList)
  await page.evaluate(() => {
    // As Safari does with a page from the back/forward cache.
    scrollTo(0, 0)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(await place(page)).toBe(onTheList)
})

test('"Back to Atlanta Properties" returns to the list with filters and place', async ({ page, context }) => {
  await page.addInitScript(() => {
    // Unreadable, as after a change of their format.
    localStorage['porchlight.last-visit'] ??= '{"looks":{"a":1},"cities":[]}'
    for (const name of ['porchlight.lists', 'porchlight.scroll']) sessionStorage[name] ??= '[1]'
  })
  await page.goto('/atlanta?type=single-family')
  await hydrated(page)
  const card = page.getByRole('article').nth(2).getByRole('link').first()
  // The filters may still be replacing the cards.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded()
    expect(await place(page)).toBeGreaterThan(200)
  }).toPass()
  const onTheList = await place(page)
  const back = page.getByRole('link', { name: 'Back to Atlanta Properties' })
  const property = (await card.getAttribute('href')) ?? ''

  await test.step('from a home, also after a reload and from its content', async () => {
    await clickInPlace(card)
    await expect(page).toHaveURL(property)
    await page.reload()
    await hydrated(page)
    await page.getByRole('link', { name: /skip to/i }).press('Enter')
    await back.press('Enter')
    await expect(page).toHaveURL('/atlanta?type=single-family')
    await expect.poll(() => place(page)).toBe(onTheList)
  })
  await test.step('over a similar home, also by double clicks', async () => {
    await clickInPlace(card)
    await page.getByRole('region', { name: 'Similar Homes' }).getByRole('link').first().dblclick()
    await expect(page).not.toHaveURL(property)
    await back.dblclick()
    await expect(page).toHaveURL('/atlanta?type=single-family')
    await expect.poll(() => place(page)).toBe(onTheList)
  })
  await test.step('in a new tab with the filters', async () => {
    const opened = context.waitForEvent('page')
    await card.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await hydrated(tab)
    await tab.getByRole('link', { name: 'Back to Atlanta Properties' }).click()
    await expect(tab).toHaveURL('/atlanta?type=single-family')
  })
  await test.step('and elsewhere opens the city', async () => {
    await page.goto('/about')
    await page.goto(property)
    await hydrated(page)
    await back.click()
    await expect(page).toHaveURL('/atlanta')
  })
})

test('filters in the URL do not scroll, and neither does going back over them', async ({ page }) => {
  await page.goto('/atlanta')
  await hydrated(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await scrollPage(page, 250)
  // A click would scroll the field into view.
  await page.getByLabel('Bedrooms').evaluate((field) => field.focus({ preventScroll: true }))
  await page.keyboard.press('1')
  await expect(page).toHaveURL('/atlanta?beds=1')
  expect(await place(page)).toBe(250)
  await page.goBack()
  await expect(page).toHaveURL('/atlanta')
  expect(await place(page)).toBe(250)
})

test('a reload restores the position even if the content loads later', async ({ page, properties }) => {
  await page.goto(`/compare?ids=${properties[0]?.id},${properties[1]?.id}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
  await scrollPage(page, 500)
  const release = await holdRequests(page, '**/property/*/data.json')
  await page.reload()
  await hydrated(page)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
  await expect.poll(() => place(page)).toBe(500)
})
