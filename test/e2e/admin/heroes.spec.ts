import type { Page } from 'playwright/test'
import { noImages } from '../../support/site/images.ts'
import { upload } from '../../support/site/uploads.ts'
import { test as adminTest, expect } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { holdRequests } from '../hold-requests.ts'
import { chooseImages, expectPublic, uploadImages } from './actions.ts'
import { pickUp, tabTo, uploadByKeys } from './keys.ts'
import { expectImage } from './photos.ts'
import { expectToast } from './toasts.ts'

const test = adminTest.extend<{ order: () => Promise<string[]> }>({
  order: [
    async ({ admin, sandbox }, use) => {
      const order = async () => (await sandbox.heroImages()).map(({ id }) => id)
      const before = await order()
      await use(order)
      const added = (await order()).filter((id) => !before.includes(id))
      for (const id of added) await admin.send('DELETE', `/api/hero-images/${id}`)
      await admin.send('PATCH', '/api/hero-images/reorder', { imageIds: before })
    },
    { auto: true },
  ],
})

const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Hero images, in the order they are shown' }).getByRole('listitem')
const handle = (page: Page, position: number) =>
  page.getByRole('button', { name: `Reorder the image at position ${position}` })

test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/hero')
  await expect(page.getByRole('heading', { level: 1, name: 'Hero Images Management' })).toBeVisible()
  await expect(tiles(page)).toHaveCount(3)
})

test('an image is added by keyboard, also after a lost response, and described; it is on the home page; four are the limit', async ({
  page,
  visitor,
  photos,
  pageErrors,
}) => {
  await expect(page.getByText('3/4 images')).toBeVisible()
  const release = await holdRequests(page, '**/api/objects/advice*')
  await page.route('**/api/hero-images', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  const opener = page.getByRole('button', { name: 'Upload Image' })
  const describe = page.getByRole('button', { name: 'Description and crop of the image at position 4' })
  await test.step('it is added', async () => {
    await uploadByKeys(page, opener, [photos.red])
    await expectToast(page, 'Error', 'Failed to upload image')
    await page.unroute('**/api/hero-images')
    await page.reload()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'Success', 'Hero image uploaded successfully')
    await expect(page.getByText('4/4 images')).toBeVisible()
    await expect(tiles(page)).toHaveCount(4)
    await expect(tiles(page).nth(3).getByText('Position 4', { exact: true })).toBeVisible()
    await expectImage(tiles(page).nth(3).locator('img'), 'red')
    const place = await describe.boundingBox()
    release()
    await expect(tiles(page).nth(3)).toContainText('This image is small')
    expect(await describe.boundingBox(), 'the button stays in its place').toEqual(place)
    await expect(opener).toBeDisabled()
    await expect(opener).toHaveAccessibleDescription('There is room for 4 images. Delete one to add another.')
  })
  await test.step('it is described', async () => {
    await describe.click()
    const dialog = page.getByRole('dialog', { name: 'What should always be visible?' })
    await dialog.getByLabel('Describe the image').fill('Oaks over a street')
    await dialog.getByRole('slider', { name: 'From the top' }).fill('30')
    await expect(dialog).toContainText('50% from the left, 30% from the top')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expectToast(page, 'Success', 'Hero image updated successfully')
    await expectPublic(visitor, '/', async () => {
      await visitor.getByRole('button', { name: /show image 4/i }).click({ timeout: 3_000 })
      const image = visitor.getByRole('region', { name: 'Our homes' }).getByRole('img', { name: 'Oaks over a street' })
      await expect(image).toHaveCSS('object-position', '50% 30%', { timeout: 3_000 })
      await expectImage(image, 'red')
    })
  })
  pageErrors.length = 0
})

test('the order is changed by buttons, by dragging and by keyboard, and is saved; one file at a time; a damaged image, and a fifth one after somebody else’s fourth, are refused with the server’s message', async ({
  page,
  photos,
  order,
  admin,
  sandbox,
  pageErrors,
}) => {
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  const [first, second, third] = await order()
  await page.getByRole('button', { name: 'Move the image at position 1 later' }).click()
  await expectToast(page, 'Success', 'Images reordered successfully')
  expect(await order()).toEqual([second, first, third])
  const last = page.getByRole('button', { name: 'Move the image at position 3 later' })
  await last.focus()
  await expect(last).toBeDisabled()
  await expect(last).toBeFocused()

  await test.step('by dragging', async () => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    const [from, to] = [await tiles(page).nth(2).boundingBox(), await tiles(page).nth(0).boundingBox()]
    if (!from || !to) throw new Error('The hero images are not shown.')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 12 })
    await expect(page.getByText('Over position 1')).toBeAttached()
    await page.mouse.up()
    await expect.poll(order).toEqual([third, second, first])
  })
  await test.step('by keyboard', async () => {
    const moveEarlier = async (position: number) => {
      await tabTo(page, handle(page, position))
      await pickUp(page, `Picked up the image at position ${position}`)
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByText(`Over position ${position - 1}`)).toBeAttached()
    }
    await handle(page, 1).focus()
    await moveEarlier(3)
    await page.keyboard.press('Space')
    await expect.poll(order).toEqual([third, first, second])
    await expect(handle(page, 2)).toBeFocused()
    await moveEarlier(2)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Returned to its original position')).toBeAttached()
    expect(await order()).toEqual([third, first, second])
  })
  await test.step('files are refused', async () => {
    const before = await order()
    const dialog = await chooseImages(page, [], 'Upload Image')
    await dialog.locator('input[type=file]').evaluate((input) => input.setAttribute('multiple', ''))
    await dialog.locator('input[type=file]').setInputFiles([photos.red, photos.blue])
    await expect(dialog.getByRole('alert')).toContainText('Only 1 image can be uploaded at a time.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const damaged = { name: 'house.jpg', mimeType: 'image/jpeg', buffer: noImages['three bytes'] }
    await uploadImages(page, [damaged], 'Upload Image')
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toast).toContainText('Error')
    await expect(toast).not.toContainText('Failed to upload image')
    await expect(toast).toContainText(/\w{4,} \w+/)
    expect(await order()).toEqual(before)

    await sandbox.hero(await upload(admin))
    await uploadImages(page, [photos.red], 'Upload Image')
    await expectToast(page, 'Error', 'There are 4 hero images already. Delete one to add another.')
    await expect(page.getByText('4/4 images')).toBeVisible()
  })
  pageErrors.length = 0
})
