import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { allProperties, pick, pickUnit } from './support/site/catalogue.ts'
import { chromiumArguments, findChromium } from './support/site/chromium.ts'
import { environmentWithFonts } from './support/site/font-sets.ts'

/** Takes screenshots of every public screen: `node test/screenshots.ts FOLDER [ORIGIN]`. */
const [, , folder = 'screenshots', origin = 'http://localhost:4300'] = process.argv

const properties = await allProperties(origin)
const single = pick(
  properties,
  'single-family, with a tour',
  (each) => each.propertyType === 'single-family' && Boolean(each.youtubeUrl),
)
const long = pick(properties, 'with a title of 120 characters', ({ title }) => title.length === 120)
const bare = pick(properties, 'without pictures', ({ images }) => images.length === 0)
const { property: building, unit } = await pickUnit(origin, 'with pictures', ({ images }) => images.length > 1)
const compared = [single, long, building].map(({ id }) => id).join(',')

const screens: Record<string, string> = {
  home: '/',
  atlanta: '/atlanta',
  dallas: '/dallas',
  'city-one-result': `/${single.location}?q=${encodeURIComponent(single.title)}`,
  'city-no-result': '/atlanta?q=nothing-matches-this',
  single: `/property/${single.id}`,
  building: `/property/${building.id}`,
  'long-title': `/property/${long.id}`,
  'no-pictures': `/property/${bare.id}`,
  'property-not-found': '/property/none',
  'compare-empty': '/compare',
  compare: `/compare?ids=${compared}`,
  'saved-empty': '/saved',
  about: '/about',
  accessibility: '/accessibility',
  privacy: '/privacy',
  real: '/real',
  'not-found': '/nowhere',
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 0))
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArguments,
  env: environmentWithFonts('liberation'),
})
for (const width of [390, 820, 1440]) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 1000 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shoot = async (name: string, fullPage: boolean) => {
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage })
  }
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    await shoot(name, true)
    await page.evaluate(() => localStorage.clear())
  }
  await page.goto(`${origin}/property/${building.id}`, { waitUntil: 'networkidle' })
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `Unit ${unit.unitNumber}`, exact: true }) })
  await card.getByRole('button', { name: /View Unit Details/ }).click()
  await page.waitForLoadState('networkidle')
  await shoot('unit-dialog', false)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /full.?screen|view|open/i })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  await shoot('lightbox', false)
  await context.close()
}
await browser.close()
