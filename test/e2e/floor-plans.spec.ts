import { floorPlansOf } from '@porchlight/contract/images/image-order'
import { pick } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test('the viewer of a floor plan keeps the focus at both ends of the zoom and announces the level', async ({
  page,
  properties,
}) => {
  const { id } = pick(properties, 'with a floor plan', ({ images }) => floorPlansOf(images).length > 0)
  await page.goto(`/property/${id}`)
  await hydrated(page)
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Floor plan' })
  for (const name of ['Zoom in', 'Zoom out']) {
    const button = viewer.getByRole('button', { name })
    await button.focus()
    for (let n = 0; n < 4; n++) await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  }
  await test.step('with text twice as large, all buttons are on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const name of ['Zoom out', 'Zoom in', 'Close'])
      await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
})
