import type { Page } from 'playwright/test'
import type { Sandbox } from '../../support/site/sandbox.ts'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { hydrated } from '../hydrated.ts'

test.use({ person: 'nobody' })

const portal = 'https://portal.example.com/listings'
const day = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000)
const availableFrom = day.toISOString().slice(0, 10)
const dayWords = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** A building with a unit of each state, and a featured house that is leased, as their pages have been published. */
async function propertyRowsOf(sandbox: Sandbox, page: Page) {
  const building = await sandbox.property({ property: propertyFields({ title: `Maple Court ${Date.now()}` }) })
  for (const [unitNumber, said] of [
    ['1', { availability: 'available', listingUrl: `${portal}/unit-1` }],
    ['2', { availability: 'soon', availableFrom }],
    ['3', { availability: 'leased' }],
  ] as const) {
    await sandbox.unit(building.id, { unit: unitFields(building.id, { unitNumber, ...said }) })
  }
  const leased = await sandbox.property({
    property: propertyFields({
      title: `An Alder ${Date.now()}`,
      propertyType: 'single-family',
      featured: true,
      availability: 'leased',
      listingUrl: `${portal}/alder`,
    }),
  })
  const html = async (path: string) => (await page.request.get(path)).text()
  await expect.poll(() => html(`/property/${leased.id}`)).toContain('Leased')
  await expect.poll(() => html(`/property/${building.id}`)).toContain('1 of 3 available')
  // each page is published by itself, its city's may be the last
  await expect
    .poll(() => html('/dallas'))
    .toMatch(new RegExp(`${building.title}[^]*1 of 3 available[^]*${leased.title}`))
  return { building, leased }
}

test('whether a home can be had stands wherever it is shown', async ({ page, sandbox }) => {
  const { building, leased } = await propertyRowsOf(sandbox, page)
  const words = `1 of 3 available, the next on ${dayWords}`
  const card = (title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title })
  const only = page.getByRole('button', { name: 'Available now' })

  await test.step('on the cards of its city, leased homes last', async () => {
    await page.goto('/dallas')
    await hydrated(page)
    await expect(card(building.title)).toContainText(words)
    await expect(card(leased.title)).toContainText('Leased')
    const cards = await page.getByRole('main').getByRole('article').allTextContents()
    const firstLeased = cards.findIndex((text) => text.includes('Leased'))
    expect(cards.slice(firstLeased).filter((text) => !text.includes('Leased'))).toEqual([])
    expect(cards.findIndex((text) => text.includes(leased.title))).toBeGreaterThanOrEqual(firstLeased)
  })
  await test.step('and is asked for beside the filters, in the address', async () => {
    await only.click()
    await expect(page).toHaveURL('/dallas?available=now')
    await expect(card(building.title)).toBeVisible()
    await expect(card(leased.title)).toHaveCount(0)
    await page.reload()
    await expect(only).toHaveAttribute('aria-pressed', 'true')
    await expect(card(leased.title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page).toHaveURL('/dallas')
    await expect(card(leased.title)).toBeVisible()
    await page.goBack()
    await expect(card(leased.title)).toHaveCount(0)
  })
  await test.step('in the comparison', async () => {
    await page.goto(`/compare?ids=${building.id},${leased.id}`)
    await expect(page.getByRole('term').filter({ hasText: 'Availability' })).toHaveCount(2)
    await expect(page.getByRole('definition').filter({ hasText: words })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Leased' })).toBeVisible()
  })
  await test.step('on its page, which leads to its listing', async () => {
    await page.goto(`/property/${leased.id}`)
    const step = page.getByRole('region', { name: 'Next step' })
    await expect(step).toContainText('Leased')
    await expect(step.getByRole('link', { name: 'View listing and apply' })).toHaveAttribute('href', `${portal}/alder`)
  })
  await test.step('on the cards of units, and in their windows', async () => {
    await page.goto(`/property/${building.id}`)
    await expect(page.getByRole('region', { name: 'Next step' })).toContainText(words)
    const unit = (n: number) => page.getByRole('article', { name: `Unit ${n}`, exact: true })
    const apply = { name: 'View listing and apply' }
    await expect(unit(1)).toContainText('Available now')
    await expect(unit(1).getByRole('link', apply)).toHaveAttribute('href', `${portal}/unit-1`)
    await expect(unit(2)).toContainText(`Available ${dayWords}`)
    await expect(unit(2).getByRole('link', apply)).toHaveCount(0)
    await expect(unit(3)).toContainText('Leased')
    await unit(2).getByRole('button', { name: 'View Unit Details' }).click()
    const unitWindow = page.getByRole('dialog')
    await expect(unitWindow.getByRole('definition').first()).toHaveText(`Available ${dayWords}`)
    // without a page of its own at the portal it leads to where its building does
    await expect(unitWindow.getByRole('link', apply)).toHaveAttribute('href', /\/listings$/)
  })
})

test('three touches lead from a search engine to a unit’s own page at the portal', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const { building } = await propertyRowsOf(sandbox, page)
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  await context.route(`${portal}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Apply here' }))
  const results = await context.newPage()
  const address = `${baseURL}/property/${building.id}`
  await results.setContent(`<meta name=viewport content="width=device-width"><a href="${address}">Maple Court</a>`)

  const opened = context.waitForEvent('page')
  await results.getByRole('link', { name: 'Maple Court' }).tap()
  const unit = results.getByRole('article', { name: 'Unit 1', exact: true })
  await unit.getByRole('button', { name: 'View Unit Details' }).tap()
  await results.getByRole('dialog').getByRole('link', { name: 'View listing and apply' }).tap()
  await expect(await opened).toHaveURL(`${portal}/unit-1`)
  await context.close()
})
