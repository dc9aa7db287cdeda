import { pick, pickUnit } from '../support/site/catalogue.ts'
import { expectAccessible, expectAccessibleAnywhere } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const name of ['home', 'a city', 'a single-family home', 'a comparison of three'])
  test(`axe finds nothing on ${name}, and nothing scrolls sideways`, async ({ page, properties }) => {
    const house = pick(properties, 'single-family', ({ propertyType }) => propertyType === 'single-family')
    const path = {
      home: '/',
      'a city': '/atlanta?available=now',
      'a single-family home': `/property/${house.id}`,
    }[name]
    await page.goto(path ?? `/compare?ids=${properties.slice(0, 3).map(({ id }) => id)}`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0)
    await (path ? expectAccessibleAnywhere(page) : expectAccessible(page))
  })

test('axe finds nothing on pages of text, and nothing scrolls sideways', async ({ page, pageErrors }) => {
  test.slow()
  for (const path of ['/dallas?q=nothing-matches-this', '/property/not-an-id', '/compare', '/nowhere', '/about'])
    await test.step(path, async () => {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  for (const [place, link, name] of [
    ['contentinfo', 'Privacy', 'Privacy'],
    ['contentinfo', 'Accessibility', 'Accessibility'],
    ['banner', 'Saved homes', 'Saved Homes'],
  ] as const)
    await test.step(name, async () => {
      await page.getByRole(place).getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expectAccessible(page)
    })
  pageErrors.length = 0
})

test('axe finds nothing on a building and in its open dialogs', async ({ page, baseURL }) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 1)
  await page.goto(`/property/${property.id}`)
  await hydrated(page)
  await expectAccessible(page)
  await unitOpener(page, unit).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Specifications' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('region'), 'named like those of the page').toHaveCount(0)
  await expectAccessible(page)
  await dialog
    .getByRole('button', { name: /full.?screen|view|open/i })
    .first()
    .click()
  await expect(page.getByText(`1 / ${unit.images.length}`)).toBeVisible()
  await expectAccessible(page)
})
