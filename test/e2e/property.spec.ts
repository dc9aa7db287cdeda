import { pick } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test('a single-family home shows its facts and images; a mosaic in large windows, whose tiles open the viewer, which wraps around by keys and restores the focus', async ({
  page,
  properties,
}) => {
  const home = pick(
    properties,
    'single-family with all facts, five photos and a caption',
    (each) =>
      each.propertyType === 'single-family' &&
      each.bedrooms !== null &&
      each.squareFeet !== null &&
      each.images.filter(({ kind }) => kind !== 'floor-plan').length > 4 &&
      each.images.some(({ caption }) => caption),
  )
  const photos = home.images.filter(({ kind }) => kind !== 'floor-plan')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/property/${home.id}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeInViewport()
  const main = page.getByRole('main')
  for (const text of ['Single Family', 'Description', 'Bedrooms', 'Square Feet'])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  const openers = page.getByRole('button', { name: /^View full screen/ })
  await test.step('the mosaic', async () => {
    await expect(openers).toHaveCount(5)
    await page.getByRole('button', { name: /^Show photo 3 of/ }).click()
    await openers.nth(3).click()
    await expect(page.getByRole('dialog')).toContainText(/^.*4 \/ /)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(openers).toHaveCount(1)
    await page.getByRole('button', { name: /^Show photo 1 of/ }).click()
  })
  await test.step('the viewer', async () => {
    await openers.click()
    const viewer = page.getByRole('dialog')
    const total = photos.length
    await expect(viewer).toContainText(`1 / ${total}`)
    await page.keyboard.press('ArrowLeft')
    await expect(viewer).toContainText(`${total} / ${total}`)
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toContainText(`1 / ${total}`)
    await viewer.getByRole('button', { name: /next/i }).click()
    await expect(viewer).toContainText(`2 / ${total}`)
    await viewer.getByRole('button', { name: /previous/i }).click()
    const captioned = photos.findIndex(({ caption }) => caption)
    for (let step = 0; step < captioned; step++) await page.keyboard.press('ArrowRight')
    await expect(viewer).toContainText(photos[captioned]?.caption ?? '')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(openers).toBeFocused()
  })
  await test.step('back closes the viewer, and the page stays where it was', async () => {
    const viewer = page.getByRole('dialog')
    await page.evaluate(() => scrollTo(0, 200))
    await openers.click()
    await expect(viewer).toBeVisible()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    await page.goBack()
    await expect(viewer).toHaveCount(0)
    await expect(openers).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await openers.click()
    await expect(viewer).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull()
    await expect(viewer).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
  await page.emulateMedia({ forcedColors: 'active' })
  // Colors have a transition.
  await expect
    .poll(
      () =>
        main.getByRole('button', { name: /^Show photo/ }).evaluateAll(([chosen, ...others]) => {
          const borderOf = (thumbnail: Element | undefined) => thumbnail && getComputedStyle(thumbnail).borderColor
          return others.length > 0 && others.every((other) => borderOf(other) !== borderOf(chosen))
        }),
      'the chosen thumbnail has an edge of its own',
    )
    .toBe(true)
  const city = home.location === 'atlanta' ? 'Atlanta' : 'Dallas'
  await page.getByRole('link', { name: `Back to ${city} Properties` }).click()
  await expect(page).toHaveURL(`/${home.location}`)
})

test('a building shows at most four thumbnails, and each opens the viewer', async ({ page, properties }) => {
  const building = pick(properties, 'with five pictures', ({ unitCount, images }) => !!unitCount && images.length > 4)
  await page.goto(`/property/${building.id}`)
  const gallery = page.getByRole('list', { name: 'Photos' })
  await expect(gallery.getByRole('button')).toHaveCount(4)
  await gallery.getByRole('button').nth(1).click()
  await expect(page.getByRole('dialog')).toContainText(`2 / ${building.images.length}`)
})

test('a long title fits on the smallest phone, until it is removed', async ({ page, pageErrors, properties }) => {
  const long = pick(properties, 'with a title of 120 characters', ({ title }) => title.length === 120)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/property/${long.id}`)
  await expect(page.getByRole('heading', { level: 1, name: long.title })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await hydrated(page)
  await page.route(/\/(?:data\.json|api\/properties\/.+)$/, (route) => route.fulfill({ status: 404 }))
  await page.clock.setFixedTime(Date.now() + 3_700_000)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: /^View listing/ })).toHaveCount(0)
  pageErrors.length = 0
})

test('three similar homes of the same city are linked below a home', async ({ page, properties }) => {
  const home = properties.find(({ location }) => location === 'dallas')
  await page.goto(`/property/${home?.id}`)
  const similar = page.getByRole('region', { name: 'Similar Homes' })
  const titles = await similar.getByRole('link').allTextContents()
  expect(titles).toHaveLength(3)
  const candidates = properties.filter(({ location, id }) => location === 'dallas' && id !== home?.id)
  for (const title of titles) expect(candidates.map((other) => other.title)).toContain(title)
  await similar.scrollIntoViewIfNeeded()
  await expect(similar.locator('img').first()).toHaveJSProperty('complete', true)
  await hydrated(page)
  await similar.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: titles[0] })).toBeVisible()
  await expect(similar.getByRole('link')).toHaveCount(3)
  await expect(similar.getByRole('link', { name: titles[0] })).toHaveCount(0)
})
