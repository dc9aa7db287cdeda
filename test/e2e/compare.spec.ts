import { decompress, startFaultyProxy } from '../support/site/faulty-proxy.ts'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { recordShifts, shiftOf } from './layout-shift.ts'
import { expect, test } from './visitor-test.ts'

const addButton = { name: 'Add to comparison' }

test('compared homes are side by side, with N/A for unknown values, and their facts on the first screen of a laptop', async ({
  page,
  properties,
}) => {
  const [first, second] = [
    properties.find(({ squareFeet }) => squareFeet === null),
    properties.find(({ bedrooms, squareFeet }) => bedrooms !== null && squareFeet !== null),
  ]
  if (!first || !second) throw new Error('The example content lacks what this test compares.')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`/compare?ids=${first.id},${second.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
  await expect(page.getByText('Compare 2 properties side-by-side')).toBeVisible()
  const main = page.getByRole('main')
  const bar = page.getByText('Compare Properties (2/3)')
  await expect(bar).toBeVisible()
  for (const label of ['Location', 'Type', 'Bedrooms', 'Bathrooms', 'Square Feet']) {
    const fact = main.getByRole('term').filter({ hasText: label }).first()
    const room = async () => ((await bar.boundingBox())?.y ?? 0) - ((await fact.boundingBox())?.y ?? Infinity)
    await expect.poll(room, label).toBeGreaterThan(20)
  }
  await expect(main.getByText('N/A').first()).toBeVisible()
  const table = await main.getByRole('region').boundingBox()
  const remove = await main.getByRole('button', { name: `Remove ${first.title}` }).boundingBox()
  expect(remove?.y).toBeGreaterThanOrEqual(table?.y ?? Infinity)
  await test.step('in columns of at least 300 px, on phones too', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const column = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    expect((await column.first().boundingBox())?.width).toBeGreaterThanOrEqual(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
  await main
    .getByRole('link', { name: /View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/property/${first.id}`)
  await page.goBack()
  await main.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByRole('heading', { name: 'No Properties to Compare' })).toBeVisible()
  await expect(page.getByText(/Compare Properties \(/)).toHaveCount(0)
})

test('the data of shared homes is requested before the app, once each', async ({ page, properties }) => {
  const ids = properties.slice(0, 2).map(({ id }) => id)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.endsWith('/data.json')) requests.push(pathname)
  })
  for (const path of ['/compare', '/saved']) {
    requests.length = 0
    await page.goto(`${path}?ids=${ids}`)
    await expect(
      page
        .getByRole('main')
        .getByText(properties[0]?.title ?? '')
        .first(),
    ).toBeVisible()
    expect(requests).toEqual([
      ...ids.map((id) => `/property/${id}/data.json`),
      expect.stringMatching(/^\/assets\/.+\.js$/),
    ])
  }
})

test('a comparison built from cards in two tabs can be opened again by its URL', async ({ page, context }) => {
  await page.goto('/dallas')
  await page.getByRole('button', addButton).first().click()
  // Before hydration the first button is not replaced.
  await expect(page.getByText('Compare Properties (1/3)')).toBeVisible()
  await page.getByRole('button', addButton).first().click()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?ids=[0-9a-f-]{36},[0-9a-f-]{36}$/)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveCount(2)
  const tab = await context.newPage()
  await tab.goto('/atlanta')
  await tab.getByRole('button', addButton).first().click()
  await expect(headings).toHaveCount(3)
  const titles = await headings.allTextContents()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(headings).toHaveText(titles)
  // Its styles load in addition to the inline ones.
  const bar = page.getByRole('region', { name: 'Compare Properties (3/3)' })
  const [homes, clear] = await Promise.all([
    bar.getByRole('list').boundingBox(),
    bar.getByRole('button', { name: 'Clear All' }).boundingBox(),
  ])
  expect(homes?.x).toBeLessThan(clear?.x ?? 0)
})

test.describe('before hydration', () => {
  const isScript = /\/assets\/.*\.js$/
  const empty = { name: 'No Properties to Compare' }

  test('visitors with a selection do not see the empty state', async ({ page, properties }) => {
    for (const path of [`/compare?ids=${properties[0]?.id},${properties[1]?.id}`, '/compare']) {
      const release = await holdRequests(page, isScript)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('heading', empty)).toBeHidden()
      release()
      await expect(page.getByText('Compare 2 properties side-by-side')).toBeVisible()
      await page.unroute(isScript)
    }
  })

  test('the layout does not shift while the page loads slowly', async ({ page, baseURL }) => {
    const proxy = await startFaultyProxy(baseURL ?? '')
    proxy.breaks((response) => {
      if (response.path !== '/compare') return
      decompress(response)
      const { body } = response
      const start = body.indexOf('<body')
      response.pieces = [body.subarray(0, start)]
      for (let offset = start; offset < body.length; offset += 300)
        response.pieces.push(body.subarray(offset, offset + 300))
    })
    try {
      await recordShifts(page.context())
      await page.goto(`${proxy.origin}/compare`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await shiftOf(page)).toBeLessThan(0.001)
    } finally {
      proxy.stop()
    }
  })

  test('the layout does not shift during hydration, and a link to removed homes keeps the selection', async ({
    page,
    pageErrors,
    properties,
  }) => {
    await recordShifts(page.context())
    const [one, two] = properties.map(({ id }) => id)
    const add = page.getByText('Add at least 2 properties to compare their features side-by-side.')
    for (const [path, heading] of [
      ['/compare', empty],
      [`/compare?ids=${one}`, empty],
      ['/compare?ids=dddddddd-0000-4000-8000-000000000000,eeeeeeee-0000-4000-8000-000000000000', empty],
      [`/compare?ids=eeeeeeee-0000-4000-8000-000000000000,${two}`, { name: 'Property Comparison' }],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', heading)).toBeVisible()
      if (path === '/compare') {
        await expect(add).toBeVisible()
        await expect(page.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/')
      }
      if (path.includes('dddd')) await expect(page.getByText('2 homes are no longer listed.').last()).toBeVisible()
      expect(await shiftOf(page), path).toBeLessThanOrEqual(0.05)
    }
    await expect(page).toHaveURL(`/compare?ids=${one},${two}`)
    pageErrors.length = 0
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a preview and a comparison link say that they need script; the latter links to all homes', async ({
    page,
    properties,
  }) => {
    const main = page.getByRole('main')
    // Playwright finds no text in such an element, even where a browser displays it.
    const message = main.locator('noscript').locator('p')
    await page.goto('/preview/any')
    await expect(message).toBeVisible()
    await expect(message).toContainText('Previews need JavaScript')
    await expect(page.getByRole('status')).toBeHidden()
    await page.goto(`/compare?ids=${properties[0]?.id},${properties[1]?.id}`)
    await expect(message).toBeVisible()
    await expect(message).toContainText('Comparisons need JavaScript, which is off or did not load.')
    await main.getByRole('link', { name: 'East Dallas, TX' }).click()
    await expect(page).toHaveURL('/dallas')
  })
})

test('on a phone, what the low bar opens follows its button in the tab order', async ({ page, properties }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/property/${properties[0]?.id}`)
  await page.getByRole('main').getByRole('button', addButton).click()
  const bar = page.getByRole('region', { name: 'Compare Properties (1/3)' })
  await bar.getByRole('button', { name: 'Selected homes' }).press('Enter')
  for (const name of [`Remove ${properties[0]?.title}`, 'Clear All']) {
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('button', { name })).toBeFocused()
  }
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/dallas')
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(568 / 8)
})

test('in a low window, a focused button of the bar is whole', async ({ page, properties }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto(`/compare?ids=${properties.slice(0, 3).map(({ id }) => id)}`)
  await expect(page.getByText('Compare 3 properties side-by-side')).toBeVisible()
  const bar = page.getByRole('region', { name: 'Compare Properties (3/3)' })
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await bar.focus()
  for (const button of await bar.getByRole('button', { name: /^Remove / }).all()) {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport({ ratio: 0.95 })
  }
})
