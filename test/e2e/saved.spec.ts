import type { Page } from 'playwright/test'
import { hydrated } from './hydrated.ts'
import { expectSound } from './sound.ts'
import { brandFonts, usedFonts } from './used-fonts.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Save ${title}`, exact: true })
const wayTo = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: count ? `Saved homes ${count}` : 'Saved homes', exact: true })

test('a home is saved, found again, compared and taken away', async ({ page, context, properties }) => {
  const [first, second] = properties.filter(({ location }) => location === 'atlanta')
  if (!first || !second) throw new Error('Atlanta has fewer than two homes')
  await page.setViewportSize({ width: 390, height: 800 })

  await test.step('none are saved at first, and the page leads on to both cities', async () => {
    await page.goto('/saved')
    await hydrated(page)
    await expect(page).toHaveTitle(/^Saved Homes \|/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'View Dallas Properties' })).toHaveAttribute('href', '/dallas')
    await main.getByRole('link', { name: 'View Atlanta Properties' }).click()
    await expect(page).toHaveURL('/atlanta')
  })
  await test.step('its card saves it; the header counts, and says so aloud', async () => {
    // the header is as wide as its letters
    await expect.poll(() => usedFonts(page)).toEqual(brandFonts)
    const place = await wayTo(page, 0).boundingBox()
    await heart(page, first.title).click()
    await expect(heart(page, first.title)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`${first.title} saved, 1 in all`)).toBeAttached()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await wayTo(page, 1).boundingBox()).toEqual(place)
    await page.goto(`/property/${second.id}`)
    await heart(page, second.title).click()
    await expect(wayTo(page, 2)).toBeVisible()
  })
  await test.step('another tab knows at once', async () => {
    const other = await context.newPage()
    await other.goto('/saved')
    await expect(other.getByText('2 saved homes')).toBeVisible()
    await heart(page, second.title).click()
    await expect(other.getByText('1 saved home', { exact: true })).toBeVisible()
    await heart(page, second.title).click()
    await expect(other.getByText('2 saved homes')).toBeVisible()
    await other.close()
  })
  await test.step('all of them stand on their page, the latest first, and lead to the comparison', async () => {
    await wayTo(page, 2).click()
    await expect(page).toHaveURL('/saved')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([second.title, first.title])
    await expectSound(page)
    await page.getByRole('link', { name: 'Compare these 2' }).click()
    await expect(page.getByText('Compare 2 properties side-by-side')).toBeVisible()
    await page.goBack()
  })
  await test.step('one that is taken away can be had back, and the focus is never lost', async () => {
    await heart(page, first.title).click()
    await expect(page.getByText('1 saved home', { exact: true })).toBeVisible()
    const undo = page.getByRole('button', { name: `Undo: save ${first.title} again` })
    await expect(undo).toBeFocused()
    await expectSound(page)
    await undo.press('Enter')
    await expect(heart(page, first.title)).toBeFocused()
    await heart(page, first.title).press('Enter')
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([second.title])
  })
})

test('homes that are gone, many, or that the device cannot keep', async ({ page, properties, pageErrors }) => {
  test.setTimeout(120_000)
  const [home, other] = properties
  if (!home || !other) throw new Error('There are fewer than two homes')
  const keep = (text: string) => page.evaluate((kept) => localStorage.setItem('porchlight.saved', kept), text)
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })

  await test.step('what cannot be read counts as nothing, and harms nothing else', async () => {
    await page.goto('/saved')
    await keep('{"not": a list')
    await page.reload()
    await expect(page.getByText('No homes are saved here.')).toBeVisible()
  })
  await test.step('one that is on the list no more is named, and can be taken away', async () => {
    const gone = { id: '00000000-0000-4000-8000-000000000000', title: 'The House That Was Here' }
    await keep(JSON.stringify([gone, 7, { id: 1 }, { id: home.id, title: 'An older title' }, gone]))
    await page.reload()
    await expect(titles).toHaveText([gone.title, home.title])
    await expect(page.getByText('This home is no longer on our list.')).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: `Remove ${gone.title}` }).press('Enter')
    await expect(titles).toHaveText([home.title])
    await expect(page.getByRole('main')).toBeFocused()
    // a home that is not there is asked for, and answers 404
    pageErrors.length = 0
  })
  await test.step('of many the first have cards, and the others are links until "Show more"', async () => {
    const many = Array.from({ length: 70 }, (_, n) => ({ id: n === 0 ? home.id : `none-${n}`, title: `Home ${n}` }))
    await keep(JSON.stringify(many))
    await page.reload()
    await expect(page.getByText('70 saved homes')).toBeVisible()
    await expect(titles).toHaveCount(60)
    await expect(page.getByRole('link', { name: 'Home 69', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(titles).toHaveCount(70)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
    pageErrors.length = 0
  })
  await test.step('a device that is full keeps them for the visit, and says so', async () => {
    await page.evaluate(() => {
      localStorage.clear()
      // as much as fits: ten million letters are too many for any browser, and halves fill what is left
      for (let size = 1e7; size >= 1; size = Math.floor(size / 2)) {
        const filling = `${localStorage.getItem('filling') ?? ''}${'x'.repeat(size)}`
        try {
          localStorage.setItem('filling', filling)
        } catch {}
      }
    })
    await page.goto(`/property/${home.id}`)
    await heart(page, home.title).click()
    await expect(page.locator('[popover]')).toContainText(`${home.title} is saved for this visit`)
    await page.goto('/saved')
    await expect(titles).toHaveText([home.title])
    await expect(page.getByText('Your browser cannot keep saved homes for long')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await heart(page, home.title).click()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByText('They are kept on this device, for you alone.')).toBeVisible()
  })
  await test.step('and so does one that forbids it, without the reload', async () => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
    })
    await page.goto(`/property/${home.id}`)
    await heart(page, home.title).click()
    await wayTo(page, 1).click()
    await expect(titles).toHaveText([home.title])
    await expect(page.getByText('Your browser cannot keep saved homes for long')).toBeVisible()
  })
})
