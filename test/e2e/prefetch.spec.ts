import type { Property } from '@porchlight/contract/properties/property'
import { cardOf } from '@porchlight/contract/properties/property-card'
import type { Page } from 'playwright/test'
import { pick } from '../support/site/catalogue.ts'
import { dataFile } from './data-file.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

const alwaysCalled = /^\/api\/(?:analytics\/track-view\/|properties\/[^/]+\/actions$|auth\/user$)/

test('no click of a visitor waits for the API; data is prefetched once when a pointer is on the link', async ({
  page,
  properties,
}) => {
  const requests: string[] = []
  const data: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/data.json')) data.push(pathname)
    if (pathname.startsWith('/api/') && !alwaysCalled.test(pathname)) requests.push(pathname)
  })
  const house = pick(properties, 'in Atlanta', ({ location, unitCount }) => location === 'atlanta' && !unitCount)
  const building = pick(properties, 'with units', ({ location, unitCount }) => location === 'dallas' && !!unitCount)
  await page.goto('/about')
  await hydrated(page)
  const atlanta = page.getByRole('link', { name: 'Atlanta', exact: true }).first()
  await atlanta.hover()
  await expect.poll(() => data).toContain('/atlanta/data.json')
  await atlanta.click()
  await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
  expect(data.filter((path) => path === '/atlanta/data.json')).toHaveLength(1)
  await page.getByRole('link', { name: house.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: house.title })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Add to comparison' }).first().click()
  await page.getByRole('link', { name: 'Dallas', exact: true }).first().click()
  await page.getByRole('button', { name: 'Add to comparison' }).first().click()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: building.title }).click()
  await expect(page.getByRole('heading', { name: 'Available Units' })).toBeVisible()
  await page
    .getByRole('button', { name: /^View Unit Details/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Back to Units' }).click()
  await page.getByRole('link', { name: 'Properties', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Unique and architecturally/ })).toBeVisible()
  await page.getByRole('link', { name: 'Atlanta', exact: true }).first().click()
  await page.getByRole('button', { name: 'Available now' }).click()
  await page.getByRole('button', { name: 'Available now' }).click()
  await page.getByRole('button', { name: `Save ${house.title}`, exact: true }).click()
  await page.getByRole('link', { name: 'Saved homes 1' }).click()
  await page.getByRole('main').getByRole('link', { name: house.title }).click()
  const similar = page.getByRole('region', { name: 'Similar Homes' }).getByRole('link').first()
  const title = (await similar.textContent()) ?? ''
  await similar.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const name of ['Accessibility', 'Privacy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(requests).toEqual([])
})

test('if data is missing the API is called, and its error is shown', async ({ page, pageErrors, properties }) => {
  await page.route('**/data.json', (route) => route.fulfill({ status: 404 }))
  await page.route('**/api/properties', (route) => route.fulfill({ status: 503 }))
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('link', { name: 'Atlanta', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'We can’t load this right now' })).toBeVisible()
  await page.unroute('**/api/properties')
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
  const building = properties.find(({ location, unitCount }) => location === 'atlanta' && Boolean(unitCount))
  await page.route('**/units', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('link', { name: building?.title }).first().click()
  await page.getByRole('button', { name: /try again/i }).focus()
  await page.unroute('**/units')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live]').last()).toHaveText(await page.title())
  pageErrors.length = 0
})

test('nothing is prefetched if the visitor saves data; after a deployment an open tab loads the next page as a document, with its own app', async ({
  page,
  properties,
}) => {
  await page.route('**/dallas/data.json', async (route) => {
    const file = await (await route.fetch()).json()
    await route.fulfill({ json: { ...file, build: 'another' } })
  })
  const requests: string[] = []
  page.on('request', (request) => request.url().endsWith('/data.json') && requests.push(request.url()))
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/about')
  await hydrated(page)
  const link = page.getByRole('link', { name: 'Dallas', exact: true }).first()
  await link.hover()
  await page.waitForTimeout(500)
  expect(requests).toEqual([])
  const loaded = page.waitForEvent('load')
  await link.click()
  await loaded
  await expect(page).toHaveURL('/dallas')
  const here = properties.filter(({ location }) => location === 'dallas')
  await expect(page.getByText(`Showing ${here.length} properties`)).toBeVisible()
})

function manyProperties(properties: readonly Property[]) {
  const [model] = properties.filter(({ location }) => location === 'atlanta')
  if (!model) throw new Error('Another catalogue is needed')
  return Array.from({ length: 130 }, (_, n) => ({
    ...model,
    id: `00000000-0000-4000-8000-000000000${n + 100}`,
    title: `Home ${n + 1}`,
    description: n === 129 ? 'The only one with a boathouse' : 'A house',
  }))
}

async function mockCity(page: Page, homes: readonly Property[]) {
  await page.route('**/atlanta/data.json', async (route) =>
    route.fulfill({ json: await dataFile(page, [[['city', 'atlanta'], homes.map(cardOf)]]) }),
  )
  await page.route('**/property/00000000-*/data.json', async (route) => {
    const property = homes.find(({ id }) => route.request().url().includes(id))
    const entries = [
      [['properties', property?.id], property],
      [['properties', property?.id, 'units'], []],
      [['properties', property?.id, 'similar'], []],
    ] as const
    return route.fulfill({ json: await dataFile(page, entries) })
  })
  await page.route('**/api/analytics/track-view/*', (route) => route.fulfill({ json: {} }))
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('link', { name: 'Atlanta', exact: true }).first().click()
  await expect(page.getByText('Showing 130 properties')).toBeVisible()
}

test('"Show more" adds 60 cards, the other homes are links, and filters search all homes; back from the 70th the list has its scroll position, each time', async ({
  page,
  properties,
}) => {
  test.slow()
  await mockCity(page, manyProperties(properties))
  const cards = page.getByRole('article')
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(cards).toHaveCount(60)
  await expect(page.getByRole('link', { name: 'Home 130', exact: true })).toBeVisible()
  await more.click()
  await expect(page).toHaveURL(/show=120/)
  await expect(cards).toHaveCount(120)
  await expect(page.getByRole('link', { name: 'Home 61', exact: true })).toBeFocused()
  await more.click()
  await expect(cards).toHaveCount(130)
  await expect(more).toBeHidden()

  const property = page.getByRole('article', { name: 'Home 70', exact: true })
  await property.scrollIntoViewIfNeeded()
  const place = () => property.evaluate((card) => Math.round(card.getBoundingClientRect().top))
  await expect(property).toBeInViewport()
  // Cards near the viewport are laid out with their real height.
  let before = await place()
  await expect
    .poll(async () => {
      const last = before
      before = await place()
      return before - last
    })
    .toBe(0)
  await property.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home 70' })).toBeVisible()
  await page.goBack()
  await expect.poll(place).toBeGreaterThan(before - 3)
  await expect.poll(place).toBeLessThan(before + 3)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Home 70' })).toBeVisible()
  await page.goBack()
  await expect.poll(place).toBeGreaterThan(before - 3)
  await expect.poll(place).toBeLessThan(before + 3)

  await page.getByRole('searchbox').fill('home')
  await expect(cards).toHaveCount(60)
  await expect(page.getByText('Showing 130 properties')).toBeVisible()
  await page.getByRole('searchbox').fill('boathouse')
  await expect(page.getByText('Showing 1 property')).toBeVisible()
  await expect(cards).toHaveCount(1)
  // Cards in view prefetch their data.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
