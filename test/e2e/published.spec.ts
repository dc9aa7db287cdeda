import type { Page } from 'playwright/test'
import { pickUnit } from '../support/site/catalogue.ts'
import { expect, test } from './admin-test.ts'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { brandFonts, usedFonts } from './used-fonts.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, person: 'nobody' })

  async function expectNoControls(page: Page) {
    for (const role of ['button', 'searchbox', 'combobox', 'spinbutton'] as const)
      await expect(page.getByRole(role), `${role} on ${page.url()}`).toHaveCount(0)
  }

  test('the portal’s listings and all homes of a city are shown without controls, and links work', async ({
    page,
    properties,
  }) => {
    await page.goto('/')
    await expectNoControls(page)
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
    await page.goto('/atlanta')
    await expectNoControls(page)
    const homes = properties.filter(({ location }) => location === 'atlanta')
    for (const { title } of homes.slice(0, 12)) {
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    }
    await expect.poll(() => usedFonts(page)).toEqual(brandFonts)
    await page.getByRole('banner').getByRole('link', { name: 'Dallas' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('East Dallas Properties')
  })

  test('a home shows its facts and images, and a unit all of its details, without controls', async ({
    page,
    properties,
    baseURL,
  }) => {
    const home = properties.find(({ images }) => images.length > 2 && images.some(({ kind }) => kind === 'floor-plan'))
    await page.goto(`/property/${home?.id}`)
    await expect(page.getByRole('heading', { level: 1, name: home?.title })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('img').first()).toBeVisible()
    expect(await main.locator('button img').count()).toBeGreaterThan(2)
    await expect(page.getByRole('link', { name: /floor plan/i })).toBeVisible()

    const { property, unit } = await pickUnit(
      baseURL ?? '',
      'with a tour, features and pictures',
      ({ youtubeUrl, features, images }) => Boolean(youtubeUrl && features) && images.length > 1,
    )
    await page.goto(`/property/${property.id}`)
    await expectNoControls(page)
    await expect(main.locator('img').first()).toBeVisible()
    const card = main.getByRole('article', { name: `Unit ${unit.unitNumber}` })
    const features = card.getByText(unit.features?.trim() ?? '')
    expect(await features.evaluate((text) => text.scrollHeight - text.clientHeight), 'hidden lines').toBe(0)
    await expect(card.getByRole('link', { name: 'Unit Tour' })).toHaveAttribute('href', unit.youtubeUrl ?? '')
    const links = card.getByRole('list').getByRole('link')
    await expect(links).toHaveCount(unit.images.length)
    const image = await page.request.get((await links.first().getAttribute('href')) ?? '')
    expect(image.headers()['content-type']).toBe('image/jpeg')
  })
})

test.describe('a visitor who opens a page', () => {
  test.use({ person: 'nobody' })

  test('waits for no call, loads one script, and hydrates it as it was published', async ({
    page,
    properties,
    pageErrors,
  }) => {
    test.slow()
    const calls: string[] = []
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'script') scripts.add(pathname)
      if (pathname.startsWith('/api/')) calls.push(pathname.replace(/[^/]+$/, '…'))
    })
    page.on('console', (message) => {
      if (message.text().startsWith('The page was not hydrated')) pageErrors.push(message.text())
    })
    const kinds = new Set<string>()
    const homes = properties.filter(({ propertyType, availabilitySummary, images, youtubeUrl }) => {
      const known = kinds.size
      for (const kind of [propertyType, availabilitySummary?.state, images.length > 0, `tour: ${youtubeUrl !== null}`])
        kinds.add(`${kind}`)
      return kinds.size > known
    })
    const paths = ['/', '/atlanta', '/about', '/compare', '/saved']
    for (const path of [...paths, ...homes.map(({ id }) => `/property/${id}`)]) {
      await page.goto(path)
      await hydrated(page)
      expect(await page.locator('head title').count()).toBe(1)
      expect(await page.locator('head meta[name=description]').count()).toBe(1)
      expect(await page.locator('head link[rel=canonical]').count()).toBe(1)
    }
    const unexpectedCalls = calls.filter((path) => !/^\/api\/(auth|analytics\/track-view)\//.test(path))
    expect(unexpectedCalls).toEqual([])
    expect([...scripts]).toHaveLength(1)
    expect(pageErrors).toEqual([])
  })
})

test.describe('before hydration', () => {
  test.use({ person: 'nobody' })

  /** The returned function lets the scripts load. */
  async function openUnhydrated(page: Page, path: string) {
    const release = await holdRequests(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    return async () => {
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
      release()
      await hydrated(page)
    }
  }

  test('clicks on buttons are replayed in order, each button once', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/')
    const dots = page.getByRole('button', { name: /show image \d/i })
    await expect(dots).toHaveCount(3)
    const pause = page.getByRole('button', { name: /^pause/i })
    await dots.nth(1).click()
    await dots.nth(2).click()
    await pause.click()
    await pause.click()
    await hydrate()
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('button', { name: /^play/i })).toBeVisible()
  })

  test('two pressed units are one history entry with the last one', async ({ page, baseURL }) => {
    const { property, units } = await pickUnit(baseURL ?? '', 'beside another one', ({ features }) => Boolean(features))
    const hydrate = await openUnhydrated(page, `/property/${property.id}`)
    for (const unit of units.slice(0, 2)) await unitOpener(page, unit).click()
    await hydrate()
    await expect(page.getByRole('dialog')).toContainText(`Unit ${units[1]?.unitNumber}`)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('text typed before and during hydration stays, also next to text of a password manager', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const inserted = document.createElement('com-password-manager')
        document.querySelector('input[type=search]')?.after(inserted)
      })
    })
    test.slow()
    // The slow processor lets letters be typed during hydration.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const release = await holdRequests(page, '**/assets/*.js')
    await page.goto('/atlanta', { waitUntil: 'commit' })
    const field = page.getByRole('searchbox')
    await field.pressSequentially('porch ')
    release()
    await field.pressSequentially('swing and garden', { delay: 30 })
    await hydrated(page)
    await expect(field).toHaveValue('porch swing and garden')
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/q=porch\+swing\+and\+garden$/)
    await expect(page.locator('com-password-manager')).toHaveCount(1)
  })

  test('a home added to the comparison, typed words, and a selected filter beside that of the URL are kept', async ({
    page,
  }) => {
    const hydrate = await openUnhydrated(page, '/dallas?type=multifamily')
    const toggles = page.getByRole('button', { name: /add to comparison/i })
    await toggles.first().click()
    await page.getByRole('button', { name: 'Available now' }).click()
    await page.getByRole('button', { name: 'Dogs' }).click()
    await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('2')
    await page.getByRole('combobox', { name: 'Neighborhood' }).selectOption({ index: 1 })
    await page.getByRole('searchbox').fill('zzz no such home')
    await hydrate()
    await expect(page.getByText('No properties match your filters.')).toBeVisible()
    await expect(page.getByText('Compare Properties (1/3)')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('zzz no such home')
    await expect(page.getByRole('combobox', { name: 'Bedrooms' })).toHaveValue('2')
    await expect(page.getByRole('combobox', { name: 'Property Type' })).toHaveValue('multifamily')
    await expect(page).toHaveURL(/facts=dogs&q=zzz\S*&beds=2&type=multifamily&available=now&neighborhood=./)
  })

  test('a click after React has hydrated but before the page reports it acts once', async ({ page }) => {
    // The page reports hydration in a timer, which does not run here.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/dallas')
    const toggles = page.getByRole('button', { name: /add to comparison/i })
    await toggles.first().click()
    const last = await toggles.last().elementHandle()
    await page.waitForFunction(
      (button) => Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps')),
      last,
      { polling: 50 },
    )
    await expect(page.getByText(/^Compare Properties/)).toHaveCount(0)
    await last?.click()
    await page.clock.runFor(1000)
    await expect(page.getByText('Compare Properties (2/3)')).toBeVisible()
  })
})
