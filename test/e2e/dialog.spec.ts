import { isLeased } from '@porchlight/contract/properties/availability-state'
import { pickUnit } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test('a dialog makes everything behind it inert, announces once, closes with Escape and restores the focus', async ({
  page,
  baseURL,
}) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'leased', isLeased)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`/property/${property.id}`)
  await hydrated(page)
  const save = page.getByRole('button', { name: `Save ${property.title}`, exact: true }).last()
  await save.click()
  const opener = unitOpener(page, unit)
  await opener.click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(page.getByText(/ in total$/)).toHaveCount(0)
  await save.click()
  await expect(page.getByText(`${property.title} removed from saved homes, 0 in total`)).toHaveCount(1)
  expect((await page.locator('dialog footer').boundingBox())?.height).toBeLessThan(568 * 0.15)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})
