import { alive } from './alive.ts'
import { expect, test } from './visitor-test.ts'

/** Calls that public pages make besides what they show. */
const live = /^\/api\/(?:analytics\/track-view\/|auth\/user$)/

test('no click of a visitor waits for the API', async ({ page, properties }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !live.test(pathname)) asked.push(pathname)
  })
  const house = properties.find(
    ({ location, propertyType }) => location === 'atlanta' && propertyType !== 'multifamily',
  )
  const building = properties.find(({ location, unitCount }) => location === 'dallas' && unitCount)
  if (!house || !building) throw new Error('Another catalogue is needed')

  await page.goto('/about')
  await alive(page)
  await page.getByRole('link', { name: 'Atlanta', exact: true }).first().click()
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
  expect(asked).toEqual([])
})

for (const [how, answer] of [
  ['broken', { body: '[["properties"' }],
  ['of another version', { json: [[['city', 'atlanta'], [{ id: 'a', title: 'The Alder' }]]] }],
  ['empty', { json: [] }],
] as const) {
  test(`the API stands in for a page's data that is ${how}`, async ({ page, properties }) => {
    await page.route('**/atlanta/data.json', (route) => route.fulfill({ contentType: 'application/json', ...answer }))
    await page.goto('/about')
    await alive(page)
    await alive(page)
    await page.getByRole('link', { name: 'Atlanta', exact: true }).first().click()
    const here = properties.filter(({ location }) => location === 'atlanta')
    await expect(page.getByText(`Showing ${here.length} properties`)).toBeVisible()
  })
}

test('data that is missing leaves the API to answer, and its trouble to be shown', async ({ page, pageTrouble }) => {
  await page.route('**/atlanta/data.json', (route) => route.fulfill({ status: 404 }))
  await page.route('**/api/properties', (route) => route.fulfill({ status: 503 }))
  await page.goto('/about')
  await alive(page)
  await page.getByRole('link', { name: 'Atlanta', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'We cannot reach our listings right now' })).toBeVisible()
  await page.unroute('**/api/properties')
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
  pageTrouble.length = 0
})

test('data comes when a pointer is on the link, once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/data.json') && asked.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await alive(page)
  const link = page.getByRole('link', { name: 'Dallas', exact: true }).first()
  await link.hover()
  await expect.poll(() => asked).toContain('/dallas/data.json')
  await link.click()
  await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
  expect(asked.filter((path) => path === '/dallas/data.json')).toHaveLength(1)
})

test('nothing comes unasked where data is to be saved', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/data.json') && asked.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.goto('/')
  await alive(page)
  const link = page.getByRole('link', { name: 'View Atlanta Properties' })
  await link.hover()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await link.click()
  await expect(page.getByText(/Showing \d+ properties/)).toBeVisible()
})

test('a city with many homes: cards come as the visitor nears them, the filter knows all of them', async ({
  page,
  properties,
}) => {
  const [model] = properties.filter(({ location }) => location === 'atlanta')
  if (!model) throw new Error('Another catalogue is needed')
  const homes = Array.from({ length: 60 }, (_, n) => ({
    ...model,
    id: `00000000-0000-4000-8000-0000000000${n + 10}`,
    title: `Home ${n + 1}`,
  }))
  const later = homes.slice(24)
  const listing = [[['city', 'atlanta'], { homes: homes.slice(0, 24), further: later.length }]]
  await page.route('**/atlanta/data.json', (route) => route.fulfill({ json: listing }))
  await page.route('**/atlanta/later.json', (route) => route.fulfill({ json: [[['city', 'atlanta', 'later'], later]] }))
  await page.route('**/property/00000000-*/data.json', (route) => {
    const home = homes.find(({ id }) => route.request().url().includes(id))
    const entries = [
      [['properties', home?.id], home],
      [['properties', home?.id, 'units'], []],
    ]
    return route.fulfill({ json: entries })
  })
  await page.route('**/api/analytics/track-view/*', (route) => route.fulfill({ json: {} }))
  await page.goto('/about')
  await alive(page)
  await page.getByRole('link', { name: 'Atlanta', exact: true }).first().click()
  await expect(page.getByText('Showing 60 properties')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)

  const toTheEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(async () => {
    await toTheEnd()
    await expect(page.getByRole('article')).toHaveCount(60, { timeout: 500 })
  }).toPass()
  const last = page.getByRole('article', { name: 'Home 60', exact: true })
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3)

  await page.getByRole('searchbox').fill('home 59')
  await expect(page.getByText('Showing 1 property')).toBeVisible()
})

test('a filter set before all homes are here waits for them', async ({ page, properties }) => {
  const here = properties.filter(({ location }) => location === 'atlanta')
  const named = here.at(-1)
  if (!named) throw new Error('Another catalogue is needed')
  const later = here.slice(3)
  const listing = [[['city', 'atlanta'], { homes: here.slice(0, 3), further: later.length }]]
  await page.route('**/atlanta/data.json', (route) => route.fulfill({ json: listing }))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/atlanta/later.json', async (route) => {
    await released
    await route.fulfill({ json: [[['city', 'atlanta', 'later'], later]] })
  })
  await page.goto('/about')
  await alive(page)
  await page.getByRole('link', { name: 'Atlanta', exact: true }).first().click()
  await page.getByRole('searchbox').fill(named.title)
  await expect(page.getByText('Loading properties')).toBeVisible()
  release()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: named.title })).toBeVisible()
})
