import type { Page } from 'playwright/test'
import { deleteApis, newerApis } from '../support/site/browser-support.ts'
import { pick, pickUnit } from '../support/site/catalogue.ts'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { translate, translatePage, untranslatedTexts } from './translation.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(deleteApis, newerApis())
})

const errorPage = (page: Page) => page.getByRole('alert').filter({ hasText: /couldn’t be opened|right now/ })

async function openTranslated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  expect(await page.evaluate(() => 'popover' in HTMLElement.prototype || 'canParse' in URL)).toBe(false)
  await translatePage(page)
}

const expectTranslated = async (page: Page) => {
  await expect(errorPage(page)).toHaveCount(0)
  await expect.poll(() => untranslatedTexts(page)).toEqual([])
}

test('a translated page and those that it links to work in the oldest supported browsers', async ({ page }) => {
  test.slow()
  await openTranslated(page, '/')
  const buttons = page.locator('main button:visible:enabled')
  for (let n = 0; n < 4; n++) await buttons.nth(n).click()
  await expectTranslated(page)
  const open = async (place: 'banner' | 'contentinfo', name: string) => {
    const title = await page.title()
    await page.getByRole(place).getByRole('link', { name, exact: true }).click()
    await expect(page).not.toHaveTitle(title)
    await expectTranslated(page)
  }
  for (const name of ['Dallas', 'About', 'Atlanta', 'Properties', 'About']) await open('banner', name)
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  for (const name of ['Accessibility', 'Is this listing really ours?', 'Privacy']) await open('contentinfo', name)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  for (const contact of [/@/, /\d{3}/])
    await expect(page.getByRole('main').locator('[translate=no]').filter({ hasText: contact })).toBeVisible()
})

test('translated messages that nothing is found work in the oldest supported browsers', async ({
  page,
  pageErrors,
}) => {
  for (const path of ['/property/not-an-id', '/nowhere'])
    await test.step(path, async () => {
      await openTranslated(page, path)
      await expectTranslated(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
      await expect(errorPage(page)).toHaveCount(0)
      expect(pageErrors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([])
      pageErrors.length = 0
    })
})

test('on a translated page labels still change', async ({ page, properties }) => {
  await openTranslated(page, '/atlanta')
  const status = page.getByRole('status').filter({ hasText: /^Showing/ })
  const all = await status.textContent()
  const available = page.getByRole('button', { name: 'Available now' })
  await available.click()
  await expect(available).toHaveAttribute('aria-pressed', 'true')
  await expect(status).not.toHaveText(all ?? '')
  await available.click()
  await expect(status).toHaveText(all ?? '')
  await page.getByLabel('Bedrooms').selectOption('1')
  await page.getByRole('searchbox').fill('nothing matches this')
  await page.getByRole('searchbox').press('Enter')
  await expect(status).toHaveText('Showing 0 properties')
  await expect(page.getByText('No properties match your filters.')).toBeVisible()
  await expectTranslated(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(status).toHaveText(all ?? '')

  const toggles = page.getByRole('main').getByRole('button', { name: /comparison|Maximum/ })
  for (const n of [0, 1, 2]) {
    await toggles.nth(n).click()
    await expect(toggles.nth(n)).toHaveText('Remove from comparison')
    await expect(page.getByText(`Compare Properties (${n + 1}/3)`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compare', exact: true })).toHaveCount(n < 1 ? 0 : 1)
  }
  await expect(toggles.nth(3)).toHaveText('Maximum 3 properties')
  await expect(toggles.nth(3)).toBeDisabled()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByText('Compare 2 properties side-by-side')).toBeVisible()
  await expectTranslated(page)
  await page.getByRole('button', { name: 'Clear All' }).first().click()
  await expect(page.getByText('No Properties to Compare')).toBeVisible()
  await expectTranslated(page)

  const house = pick(
    properties,
    'single-family with a video',
    ({ propertyType, youtubeUrl }) => propertyType === 'single-family' && /youtu/.test(youtubeUrl ?? ''),
  )
  await page.route(/youtube/, (route) => route.fulfill({ body: 'A tour' }))
  await openTranslated(page, `/property/${house.id}`)
  await page.getByRole('button', { name: `Save ${house.title}` }).click()
  await page.getByRole('button', { name: /^Play / }).click()
  await expect(page.locator('iframe')).toBeAttached()
  await expectTranslated(page)
  await page.getByRole('link', { name: 'Saved homes 1' }).click()
  await expect(page.getByText('1 saved home', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Save ${house.title}` }).click()
  await expect(page.getByRole('link', { name: 'Saved homes', exact: true })).toBeVisible()
  await expectTranslated(page)
})

test('on a translated page dialogs, gallery and sharing work; address, unit number and brand are not translated', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.context().grantPermissions(['clipboard-write'])
  const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 1)
  const kept = page.locator('[translate=no]')
  await openTranslated(page, `/property/${property.id}`)
  for (const place of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(place).locator(kept).first()).toHaveText('Porchlight')
  if (property.address) await expect(kept.filter({ hasText: property.address })).toBeVisible()
  await expect(kept.filter({ hasText: unit.unitNumber }).first()).toBeVisible()
  await unitOpener(page, unit).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Specifications' })
  await expect(dialog.getByRole('heading', { level: 2 }).locator(kept)).toHaveText(unit.unitNumber)
  await dialog.getByRole('button', { name: /^Share/ }).click()
  await expect(page.getByText('Link copied').last()).toBeVisible()
  await dialog
    .getByRole('button', { name: /full.?screen|view|open/i })
    .first()
    .click()
  for (const n of [1, 2]) {
    await expect(page.getByText(`${n} / ${unit.images.length}`)).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Back to Units' }).click()
  await expect(dialog).toHaveCount(0)
  await expectTranslated(page)
})

test('a page that was translated before it is hydrated keeps input and focus, and works', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/atlanta', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('2')
  await page.getByRole('spinbutton').first().fill('1200')
  await page.getByRole('searchbox').pressSequentially('porch')
  await page.evaluate(translate)
  release()
  await hydrated(page)
  await expect(page.getByRole('searchbox')).toHaveValue('porch')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Bedrooms' })).toHaveValue('2')
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1200')
  await expect(page).toHaveURL(/q=porch/)
  await page.keyboard.type(' swing')
  await expect(page.getByRole('searchbox')).toHaveValue('porch swing')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText(/^Showing \d+ properties$/)).toBeVisible()
  await expect(errorPage(page)).toHaveCount(0)
})
