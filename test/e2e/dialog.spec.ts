import { pickUnit } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test('a dialog makes everything behind it inert, closes with Escape and restores the focus', async ({
  page,
  baseURL,
}) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 0)
  await page.goto(`/property/${property.id}`)
  await hydrated(page)
  const opener = unitOpener(page, unit)
  await opener.click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})
