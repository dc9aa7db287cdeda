import { pickUnit } from '../support/site/catalogue.ts'
import { expectAccessible, expectAccessibleAnywhere } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { publicScreens, textScreens } from './public-screens.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const hasDesktopControls = ['home', 'a city', 'a single-family home']

for (const [name, path] of Object.entries(publicScreens)) {
  test(`axe finds nothing on ${name}, and nothing scrolls sideways`, async ({ page, properties }) => {
    await page.goto(path(properties))
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0)
    await (hasDesktopControls.includes(name) ? expectAccessibleAnywhere(page) : expectAccessible(page))
  })
}

test('axe finds nothing on pages of text, and nothing scrolls sideways', async ({ page, pageErrors }) => {
  test.slow()
  for (const path of textScreens)
    await test.step(path, async () => {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  pageErrors.length = 0
})

test('axe finds nothing in the open dialogs', async ({ page, baseURL }) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 1)
  await page.goto(`/property/${property.id}`)
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
