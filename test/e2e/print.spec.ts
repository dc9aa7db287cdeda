import type { Property } from '@porchlight/contract/properties/property'
import { cardOf } from '@porchlight/contract/properties/property-card'
import type { Unit } from '@porchlight/contract/properties/unit'
import type { Page } from 'playwright/test'
import { pick, unitsOf } from '../support/site/catalogue.ts'
import { violationsOn } from './axe.ts'
import { dataFile } from './data-file.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

/** Printable areas in CSS pixels. */
const sheets = { A4: { width: 703, height: 1031 }, Letter: { width: 725, height: 965 } } as const
const formats = ['A4', 'Letter'] as const

/** Chromium writes PDF dictionaries as plain text. */
async function countsIn(page: Page, format: (typeof formats)[number], { landscape = false } = {}) {
  const text = (await page.pdf({ format, landscape, preferCSSPageSize: landscape })).toString('latin1')
  const count = (what: RegExp) => text.match(what)?.length ?? 0
  return { pages: count(/\/Type\s*\/Page\b/g), pictures: count(/\/Subtype\s*\/Image\b/g) }
}

/** Includes generated content. */
async function printedText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .flatMap(({ role, name }) => (role?.value === 'StaticText' ? [name?.value] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
}

const repeat = <T>(few: readonly T[], length: number) =>
  Array.from({ length: Math.ceil(length / few.length) }, () => few)
    .flat()
    .slice(0, length)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface EdgeCase {
  property: Property
  units?: Unit[]
  pictures: number
  texts: string[]
}

async function edgeCases(properties: readonly Property[], origin: string): Promise<EdgeCase[]> {
  const inAtlanta = properties.filter(({ location }) => location === 'atlanta')
  const house = pick(
    inAtlanta,
    'of one family',
    ({ propertyType, images }) => propertyType === 'single-family' && images.length > 3,
  )
  const building = pick(inAtlanta, 'with units', ({ unitCount }) => Boolean(unitCount))
  const units = await unitsOf(origin, building.id)
  const imagesOf = (length: number) =>
    repeat(house.images, length).map((image, n) => ({
      ...image,
      id: `picture-${n}`,
      isPrimary: n === 0,
      displayOrder: n,
    }))
  const long = {
    title: 'A house of many words and rooms '.repeat(8).slice(0, 255).trim(),
    description: 'The rooms are tall, and the windows look onto old trees. '.repeat(90),
    address: `${'12345 North Highland Avenue Northeast, '.repeat(3)}Atlanta, GA 30306`,
    images: imagesOf(90),
    features: Array.from({ length: 100 }, (_, n) => `Feature number ${n + 1}`),
  }
  // In the order of their numbers, since none states its availability.
  const many = repeat(units, 30).map(({ availabilitySummary: _, ...unit }, n) => ({
    ...unit,
    id: `unit-${n}`,
    unitNumber: `${100 + n}`,
  }))
  const homes: EdgeCase[] = [
    {
      property: { ...building, ...long, unitCount: 30 },
      units: many,
      pictures: 4,
      texts: ['Unit 107', 'and 22 more', 'and 96 more'],
    },
    { property: { ...house, title: 'Without pictures', images: [] }, pictures: 0, texts: ['Bedrooms'] },
  ]
  return homes.map((each, n) => ({
    ...each,
    property: { ...each.property, id: `00000000-0000-4000-8000-00000000000${n}` },
  }))
}

async function show(page: Page, edgeCase: readonly EdgeCase[]) {
  await page.route('**/atlanta/data.json', async (route) =>
    route.fulfill({
      json: await dataFile(page, [[['city', 'atlanta'], edgeCase.map(({ property }) => cardOf(property))]]),
    }),
  )
  await page.route('**/property/00000000-*/data.json', async (route) => {
    const { property, units = [] } = edgeCase.find(({ property: { id } }) => route.request().url().includes(id)) ?? {}
    return route.fulfill({
      json: await dataFile(page, [
        [['properties', property?.id], property],
        [['properties', property?.id, 'units'], units],
      ]),
    })
  })
  const svg = '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1H0Z"/></svg>'
  await page.route('**/property/00000000-*/qr.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  )
  for (const counted of ['analytics/track-view/*', 'properties/*/actions'])
    await page.route(`**/api/${counted}`, (route) => route.fulfill({ json: {} }))
}

test('a home with as many facts as there can be, or without pictures, is one printed page with its first four images', async ({
  page,
  properties,
  baseURL,
}) => {
  test.slow()
  const homes = await edgeCases(properties, baseURL ?? '')
  await show(page, homes)
  for (const [n, { property, pictures, texts }] of homes.entries()) {
    const format = n === 0 ? 'A4' : 'Letter'
    // Chromium may crash when printed pages return to the screen.
    await page.goto('about:blank')
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Atlanta', exact: true }).click()
    await page.locator(`main a[href="/property/${property.id}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1, name: property.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    // A loading image counts its placeholder too.
    await expect.poll(() => countsIn(page, format), { timeout: 20_000 }).toEqual({ pages: 1, pictures })

    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheets[format])
    const room = () =>
      page.evaluate(() => {
        const [link, footer] = ['.flyer-link', 'footer'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        )
        return innerWidth * 1000 + Math.sign((footer?.top ?? -1) - (link?.bottom ?? 0))
      })
    // The flyer ends above the footer.
    await expect.poll(room).toBe(sheets[format].width * 1000 + 1)
    const height = await page.locator('#root > div').evaluate(({ clientHeight }) => clientHeight)
    expect(height, 'Firefox counts the margins of the paper as its height').toBeLessThan(sheets.Letter.height)
    const words = await printedText(page)
    for (const each of texts) expect(words).toContain(each)
  }
})

test('the flyer has the facts, the link to the page and the logo, and no controls', async ({
  page,
  properties,
  baseURL,
}) => {
  const house = pick(
    properties,
    'with all facts',
    (each) =>
      each.propertyType === 'single-family' &&
      each.images.length > 4 &&
      Boolean(each.address && each.bedrooms && each.features.length),
  )
  await page.goto(`/property/${house.id}`)
  await hydrated(page)
  await expect(page.locator('.flyer-pictures svg image')).toHaveCount(0)
  // No screen shows the QR code, and nobody scrolled to the image.
  const code = page.waitForResponse((response) => response.url().endsWith(`/property/${house.id}/qr.svg`))
  expect(await countsIn(page, 'A4')).toEqual({ pages: 1, pictures: 4 })
  expect(await countsIn(page, 'A4', { landscape: true })).toEqual({ pages: 1, pictures: 4 })
  expect((await code).headers()['content-type']).toBe('image/svg+xml')

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheets.A4)
  await expect(page.getByAltText('QR code for this page')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Equal Housing Opportunity' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Porchlight')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Resident Portal' })).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  const controls = /^(?:View listing|Directions|Is this listing|Back to|Access Resident Portal|Privacy)/
  for (const link of await page.getByRole('link', { name: controls, includeHidden: true }).all())
    await expect(link).toBeHidden()
  for (const button of await page.getByRole('button').all()) await expect(button.locator('img')).toHaveCount(1)
  expect(await violationsOn(page)).toEqual([])
  // Reading the page ends the print emulation.
  const words = await printedText(page)
  const links = [`${baseURL}/property/${house.id}`, `Is this listing really ours? ${baseURL}/real`]
  for (const each of [house.title, house.address, 'Bedrooms', 'Bathrooms', ...house.features.slice(0, 5), ...links])
    expect(words).toContain(each)
})

test('a list is printed as cards without its filter, a comparison on one page, and the front page without the frame', async ({
  page,
  properties,
}) => {
  await page.goto('/atlanta')
  await hydrated(page)
  const inAtlanta = properties.filter(({ location }) => location === 'atlanta')
  const pictures = new Set(inAtlanta.flatMap(({ images }) => images[0]?.imageUrl ?? [])).size
  await expect
    .poll(async () => (await countsIn(page, 'Letter')).pictures, 'far ones come when it is printed')
    .toBeGreaterThanOrEqual(pictures - 1)
  expect((await countsIn(page, 'Letter')).pages).toBeLessThanOrEqual(Math.ceil(inAtlanta.length / 6))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheets.Letter)
  const badge = page.getByRole('article').getByText('Available now').first()
  await expect(badge).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(inAtlanta.length)

  await page.goto(`/compare?ids=${properties.slice(0, 3).map(({ id }) => id)}`)
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(0)
  for (const format of formats) expect(await countsIn(page, format)).toMatchObject({ pages: 1 })

  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('iframe')).toBeHidden()
  expect(await countsIn(page, 'Letter')).toMatchObject({ pages: 1 })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a flyer printed right after the load event is one page', async ({ page, properties }) => {
      const home = javaScriptEnabled
        ? pick(properties, 'with images', ({ images, unitCount }) => images.length > 2 && !unitCount)
        : pick(properties, 'with units', ({ unitCount }) => Boolean(unitCount))
      await page.goto(`/property/${home.id}`, { waitUntil: 'load' })
      expect((await countsIn(page, javaScriptEnabled ? 'A4' : 'Letter')).pages).toBe(1)
    })
  })
