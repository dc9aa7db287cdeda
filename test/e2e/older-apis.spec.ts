import type { Property } from '@porchlight/contract/properties/property'
import type { Page } from 'playwright/test'
import { deleteApis, newerApis } from '../support/site/browser-support.ts'
import { pick, pickUnit } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

// Deletes what the oldest supported browsers lack.
test.beforeEach(async ({ context, baseURL }) => {
  await context.addInitScript(deleteApis, newerApis())
  await context.route(
    ({ origin }) => origin !== baseURL,
    (route) => route.abort(),
  )
})

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

async function useHome(page: Page) {
  await button(page, /next image/i).click()
  await button(page, /^(pause|play)/i).click()
  await page.getByRole('link', { name: 'View Dallas Properties' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('East Dallas Properties')
}

async function useCity(page: Page) {
  await button(page, 'Available now').click()
  await page.getByRole('searchbox').fill('a')
  await page.getByLabel('Bedrooms').selectOption('1')
  await page.getByRole('searchbox').press('Enter')
  await button(page, 'Clear').click()
  await button(page, 'Add to comparison').click()
  await button(page, /^Save /).click()
  await expect(page.getByText('Compare Properties (1/3)')).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/property\//)
}

async function useProperty(page: Page) {
  await page.getByRole('main').locator('button:has(img)').first().click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('button', { name: /next/i }).click()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await button(page, /^Save /).click()
  await button(page, 'Add to comparison').click()
  await button(page, /^Share /).click()
  await expect(page.getByText('Link copied').last()).toBeVisible()
  await button(page, /^Play /).click()
  await expect(page.locator('iframe')).toBeAttached()
}

async function useComparison(page: Page) {
  await button(page, /^Share /).click()
  await expect(page.getByText('Link copied').last()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const single = (all: readonly Property[]) =>
  pick(
    all,
    'single-family with a video',
    ({ propertyType, youtubeUrl, images }) =>
      propertyType === 'single-family' && /youtu/.test(youtubeUrl ?? '') && images.length > 1,
  )

const screens: Record<string, { path: (all: readonly Property[]) => string; use: (page: Page) => Promise<void> }> = {
  home: { path: () => '/', use: useHome },
  'a city': { path: () => '/atlanta', use: useCity },
  'a home with a video': { path: (all) => `/property/${single(all).id}`, use: useProperty },
  'a comparison': { path: (all) => `/compare?ids=${all.slice(0, 3).map(({ id }) => id)}`, use: useComparison },
}

const others = ['/about', '/real', '/nowhere', '/property/not-an-id']

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  expect(await page.evaluate(() => ['canParse' in URL, 'popover' in HTMLElement.prototype, 'groupBy' in Map])).toEqual([
    false,
    false,
    false,
  ])
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/did not open|cannot reach/)
}

function expectNoErrors(pageErrors: string[]) {
  expect(pageErrors.filter((line) => !/Failed to load resource/.test(line))).toEqual([])
  pageErrors.length = 0
}

for (const [name, { path, use }] of Object.entries(screens))
  test(`${name} works without newer APIs`, async ({ page, properties, pageErrors }) => {
    await open(page, path(properties))
    await use(page)
    expectNoErrors(pageErrors)
  })

test('other pages open without newer APIs', async ({ page, pageErrors }) => {
  for (const path of others)
    await test.step(path, async () => {
      await open(page, path)
      expectNoErrors(pageErrors)
    })
})

test('a building and its units work without newer APIs', async ({ page, baseURL }) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 1)
  await page.goto(`/property/${property.id}`)
  await unitOpener(page, unit).click()
  const dialog = page.getByRole('dialog', { name: `Unit ${unit.unitNumber}` })
  await dialog.getByRole('button', { name: /^Share / }).click()
  // Above the dialog, which makes everything outside of it inert.
  await expect(dialog.getByText('Link copied').last()).toBeVisible()
  await dialog.locator('button:has(img)').first().click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('saved homes work without newer APIs', async ({ page }) => {
  await page.goto('/atlanta')
  await button(page, /^Save /).click()
  await page.goto('/saved')
  await expect(page.getByText('1 saved home', { exact: true })).toBeVisible()
  await button(page, /^(Save|Remove) /).click()
  await expect(page.getByText('1 saved home', { exact: true })).toHaveCount(0)
})
