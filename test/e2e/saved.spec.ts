import type { Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { brandFonts, usedFonts } from './used-fonts.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Save ${title}`, exact: true })
const wayTo = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: count ? `Saved homes ${count}` : 'Saved homes', exact: true })

test('a home is saved, found again, compared and removed', async ({ page, context, properties }) => {
  const [first, second] = properties.filter(({ location }) => location === 'atlanta')
  if (!first || !second) throw new Error('Atlanta has fewer than two homes')
  await page.setViewportSize({ width: 390, height: 800 })

  await test.step('none are saved at first, and the page links to both cities', async () => {
    await page.goto('/saved')
    await hydrated(page)
    await expect(page).toHaveTitle(/^Saved Homes \|/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'View Dallas Properties' })).toHaveAttribute('href', '/dallas')
    await main.getByRole('link', { name: 'View Atlanta Properties' }).click()
    await expect(page).toHaveURL('/atlanta')
  })
  await test.step('its card saves it; the header shows and announces the count', async () => {
    // The header is as wide as its text.
    await expect.poll(() => usedFonts(page)).toEqual(brandFonts)
    const place = await wayTo(page, 0).boundingBox()
    await heart(page, first.title).click()
    await expect(heart(page, first.title)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`${first.title} saved, 1 in total`)).toBeAttached()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await wayTo(page, 1).boundingBox()).toEqual(place)
    await page.goto(`/property/${second.id}`)
    await heart(page, second.title).click()
    await expect(wayTo(page, 2)).toBeVisible()
  })
  await test.step('another tab updates at once', async () => {
    const other = await context.newPage()
    await other.goto('/saved')
    await expect(other.getByText('2 saved homes')).toBeVisible()
    await heart(page, second.title).click()
    await expect(other.getByText('1 saved home', { exact: true })).toBeVisible()
    await heart(page, second.title).click()
    await other.close()
  })
  await test.step('all of them are on their page, the latest first, and can be compared', async () => {
    await wayTo(page, 2).click()
    await expect(page).toHaveURL('/saved')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([second.title, first.title])
    await page.getByRole('link', { name: 'Compare these 2' }).click()
    await expect(page.getByText('Compare 2 properties side-by-side')).toBeVisible()
    await page.goBack()
  })
  await test.step('a removed one can be restored, each announced once, and the focus is never lost', async () => {
    await heart(page, first.title).click()
    await expect(page.getByText('1 saved home', { exact: true })).toBeVisible()
    await expect(page.getByText(`${first.title} removed from saved homes, 1 in total`)).toBeAttached()
    await expect(page.getByRole('status').filter({ hasText: 'saved home' })).toHaveCount(0)
    const undo = page.getByRole('button', { name: `Undo: save ${first.title} again` })
    await expect(undo).toBeFocused()
    await expect(undo).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await undo.press('Enter')
    await expect(heart(page, first.title)).toBeFocused()
    await expect(page.getByText(`${first.title} saved, 2 in total`)).toBeAttached()
    await heart(page, first.title).press('Enter')
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([second.title])
  })
})

test('saved homes that were deleted, are many, or cannot be stored', async ({ page, properties, pageErrors }) => {
  test.setTimeout(120_000)
  const [property, other] = properties
  if (!property || !other) throw new Error('There are fewer than two homes')
  const storeIds = (text: string) => page.evaluate((saved) => localStorage.setItem('porchlight.saved', saved), text)
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })

  await test.step('one that is no longer listed is named and can be removed', async () => {
    const deletedProperty = { id: '00000000-0000-4000-8000-000000000000', title: 'The House That Was Here' }
    await page.goto('/saved')
    await storeIds(JSON.stringify([deletedProperty, { id: property.id, title: 'An older title' }]))
    await page.reload()
    await expect(titles).toHaveText([deletedProperty.title, property.title])
    await expect(page.getByText('This home is no longer listed.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Compare these/ })).toBeHidden()
    await page.getByRole('button', { name: `Remove ${deletedProperty.title}` }).press('Enter')
    await expect(titles).toHaveText([property.title])
    await expect(page.getByRole('main')).toBeFocused()
    pageErrors.length = 0
  })
  await test.step('if there are many, the first have cards, and the others are links until "Show more"', async () => {
    const many = Array.from({ length: 70 }, (_, n) => ({ id: n === 0 ? property.id : `none-${n}`, title: `Home ${n}` }))
    await storeIds(JSON.stringify(many))
    await page.reload()
    await expect(page.getByText('70 saved homes')).toBeVisible()
    await expect(titles).toHaveCount(60)
    await expect(page.getByRole('link', { name: 'Home 69', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(titles).toHaveCount(70)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
    pageErrors.length = 0
  })
  await test.step('if the storage is full they are kept for the visit, with a message', async () => {
    await page.evaluate(() => {
      localStorage.clear()
      // Ten million characters exceed every quota, and halves fill the rest.
      for (let size = 1e7; size >= 1; size = Math.floor(size / 2)) {
        const filling = `${localStorage.getItem('filling') ?? ''}${'x'.repeat(size)}`
        try {
          localStorage.setItem('filling', filling)
        } catch {}
      }
    })
    await page.goto(`/property/${property.id}`)
    await heart(page, property.title).click()
    await expect(page.locator('body > div > p')).toContainText(`${property.title} is saved for this visit`)
    await page.goto('/saved')
    await expect(titles).toHaveText([property.title])
    await expect(page.getByText('Your browser can’t keep saved homes for long')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await heart(page, property.title).click()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByText('Saved on this device only.')).toBeVisible()
  })
  await test.step('if the storage is blocked they are kept too, but not after a reload', async () => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
    })
    await page.goto(`/property/${property.id}`)
    await heart(page, property.title).click()
    await wayTo(page, 1).click()
    await expect(titles).toHaveText([property.title])
    await expect(page.getByText('Your browser can’t keep saved homes for long')).toBeVisible()
  })
})
