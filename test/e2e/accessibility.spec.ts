import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { pick, pickUnit } from '../fixtures/catalogue.ts'
import { expect, test } from './visitor-test.ts'

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing on any public page', async ({ page, properties, pageTrouble }) => {
      const single = pick(properties, 'single-family', ({ propertyType }) => propertyType === 'single-family')
      const multi = pick(properties, 'multifamily with units', ({ unitCount }) => Boolean(unitCount))
      const compared = properties.slice(0, 3).map(({ id }) => id)
      for (const path of [
        '/',
        '/atlanta',
        '/dallas?q=nothing-matches-this',
        `/property/${single.id}`,
        `/property/${multi.id}`,
        '/property/not-an-id',
        '/compare',
        `/compare?ids=${compared.join(',')}`,
        '/about',
        '/nowhere',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectNoViolations(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${path} scrolls sideways`,
        ).toBeLessThanOrEqual(0)
      }
      pageTrouble.length = 0
    })

    test('axe finds nothing in the open dialogs', async ({ page, baseURL }) => {
      const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 1)
      await page.goto(`/property/${property.id}`)
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: `Unit ${unit.unitNumber}`, exact: true }) })
      await card.getByRole('button', { name: /View Unit Details/ }).click()
      const dialog = page.getByRole('dialog').filter({ hasText: 'Specifications' })
      await expect(dialog).toBeVisible()
      await expectNoViolations(page)
      await dialog
        .getByRole('button', { name: /full.?screen|view|open/i })
        .first()
        .click()
      await expect(page.getByText(`1 / ${unit.images.length}`)).toBeVisible()
      await expectNoViolations(page)
    })
  })
}
