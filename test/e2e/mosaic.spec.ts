import { pick } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test('a house with five images has a mosaic in large windows, and each tile opens the viewer', async ({
  page,
  properties,
}) => {
  const house = pick(
    properties,
    'house with five photos',
    ({ propertyType, images }) =>
      propertyType === 'single-family' && images.filter(({ kind }) => kind !== 'floor-plan').length > 4,
  )
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`/property/${house.id}`)
  await hydrated(page)
  const openers = page.getByRole('button', { name: /^View full screen/ })
  await expect(openers).toHaveCount(1)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(openers).toHaveCount(5)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByRole('button', { name: /^Show photo 3 of/ }).click()
  await openers.nth(3).click()
  await expect(page.getByRole('dialog')).toContainText(/^.*4 \/ /)
})
