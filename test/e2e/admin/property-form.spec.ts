import { expect, test } from '../admin-test.ts'
import { expectToast } from './toasts.ts'

test('a toast is swiped 50 pixels to the right, and is not shown again after another page', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/property/new')
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  const save = page.getByRole('button', { name: 'Create Property' })
  await save.click()
  await expectToast(page, 'Validation Error', 'Title and description are required')
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast is not shown.')
  const swipe = async (pixels: number) => {
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 20 + pixels, box.y + 20, { steps: 6 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x)
  await swipe(60)
  await expect(toast).toHaveCount(0, { timeout: 2_000 })

  await save.click()
  await expect(toast).toHaveCount(1)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByText('Validation Error')).toHaveCount(0)
  const cameAgain = page
    .getByText('Validation Error', { exact: true })
    .waitFor({ timeout: 1_000 })
    .then(
      () => true,
      () => false,
    )
  await header.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('link', { name: 'Add Property' }).first()).toBeVisible()
  expect(await cameAgain).toBe(false)
})
