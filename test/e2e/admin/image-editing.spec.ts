import { draftFields, propertyFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { expectPublic, imageRows } from './actions.ts'
import { expectImage } from './photos.ts'
import { expectUncovered } from './selection-bar.ts'
import { expectToast } from './toasts.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a photo is taken, described, replaced and given a focal point, and visitors see it so', async ({
    page,
    visitor,
    sandbox,
    photos,
    title,
  }) => {
    const fields = propertyFields({ title, propertyType: 'single-family' })
    const { id } = await sandbox.property({ property: fields, images: [] })
    await page.goto(`/admin/property/${id}`)

    await test.step('the camera opens at once, and the photo is uploaded without another question', async () => {
      const camera = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Take a photo' }).tap()
      const chooser = await camera
      expect(await chooser.element().getAttribute('capture')).toBe('environment')
      await chooser.setFiles([photos.blue])
      await expectToast(page, 'Success', '1 image(s) uploaded successfully')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('a description is requested, and the missing ones are counted', async () => {
      await expect(page.getByText('None of the images has a description yet.')).toBeVisible()
      await page.getByLabel('Describe image 1').fill('A blue wall\nin the sun')
      await expect(page.getByText('None of the images has a description yet')).toHaveCount(0)
    })
    await test.step('a replaced image keeps its caption, alt text and position', async () => {
      await page.getByLabel('Caption of image 1').fill('Porch')
      await page.getByRole('button', { name: 'Replace image 1, Porch' }).tap()
      const dialog = page.getByRole('dialog', { name: 'Replace image 1' })
      await dialog.locator('input[type=file]').setInputFiles([photos.green])
      await dialog.getByRole('button', { name: 'Upload 1 image' }).tap()
      await expectToast(page, 'Success', 'Image 1 replaced. Save to keep it.')
      await expect(imageRows(page)).toHaveCount(1)
      await expectImage(imageRows(page).getByRole('img'), 'green')
    })
    await test.step('the selected point stays visible', async () => {
      await page.getByRole('button', { name: /^Crop image 1/ }).tap()
      const dialog = page.getByRole('dialog', { name: 'What should always be visible?' })
      await expect(dialog).toContainText('The center stays visible.')
      const target = dialog.getByRole('button', { name: 'The point to keep visible' })
      await expectImage(target.getByRole('img'), 'green')
      const box = await target.boundingBox()
      await target.tap({ position: { x: (box?.width ?? 0) * 0.8, y: (box?.height ?? 0) * 0.25 } })
      await expect(dialog).toContainText(/(79|80|81)% from the left, (24|25|26)% from the top/)
      await expect(dialog.locator('li img').first()).toHaveCSS('object-position', '80% 30%')
      await dialog.getByRole('button', { name: 'Done' }).tap()
    })
    await page.getByRole('button', { name: 'Update Property' }).tap()
    await expectToast(page, 'Success', 'Property updated successfully')
    const [image] = (await sandbox.read(id)).images
    expect(image).toMatchObject({ alt: 'A blue wall in the sun', caption: 'Porch', isPrimary: true })
    expect(image?.focus?.x).toBeCloseTo(0.8, 1)
    await expectPublic(visitor, `/property/${id}`, async () => {
      const shown = visitor.getByRole('img', { name: 'A blue wall in the sun' }).first()
      await expect(shown).toHaveCSS('object-position', '80% 30%', { timeout: 3_000 })
    })
  })
})

test('by keyboard only, several images are described, moved, removed and restored, and a crop is selected; the bar of selected images does not cover the focus', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const images = []
  for (const caption of ['A', 'B', 'C', 'D']) images.push({ url: await upload(admin), caption })
  const { id } = await sandbox.property({ property: draftFields({ title }), images })
  // Late advice on images moves rows.
  await page.goto(`/admin/property/${id}`, { waitUntil: 'networkidle' })
  await expect(page.getByText('Caption', { exact: true }), 'a filled field still says what it is for').toHaveCount(4)
  const captions = () =>
    page
      .getByLabel(/^Caption of image/)
      .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')).join(''))
  const press = async (name: string, key = 'Enter') => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press(key)
  }
  const tick = async (...names: string[]) => {
    for (const name of names) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).focus()
      await page.keyboard.press('Space')
    }
  }
  await test.step('they are described in one go, also by suggestions', async () => {
    const open = page.getByRole('button', { name: 'Describe all images' })
    await open.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Describe the images' })
    const fields = dialog.getByRole('combobox')
    await expect(fields).toHaveCount(4)
    await expect(fields.first()).toBeFocused()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 500 })
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.keyboard.type('The porch at dusk')
    await fields.first().dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(fields.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(fields.nth(1)).toBeFocused()
    const suggestions = ['Kitchen', 'Living room', 'Bedroom', 'Bathroom', 'Front of the house', 'Yard']
    for (const text of suggestions)
      await expect(dialog.getByRole('button', { name: `${text}, for image 2` })).toBeVisible()
    await dialog.getByRole('button', { name: 'Kitchen, for image 2' }).click()
    for (const [position, text] of [[2, 'Yard'] as const, [3, 'Stairs'] as const]) {
      await expect(fields.nth(position)).toBeFocused()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await expect(dialog).toHaveCount(0)
    await expect(open).toBeFocused()
  })
  await press('Select multiple')
  await expect(page.getByRole('checkbox', { name: 'Select image 1, A' })).toBeFocused()
  await press('Done selecting')
  await expect(page.getByRole('button', { name: 'Select multiple' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Selected images' })).toContainText('0 selected')
  await page.setViewportSize({ width: 568, height: 256 })
  await expectUncovered(page, 'Selected images')
  await page.setViewportSize({ width: 1280, height: 720 })
  await tick('image 2, B', 'image 4, D')
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
  await press('Move')
  expect(await captions()).toBe('BDAC')
  await page.getByLabel('Move to').selectOption('before image 4, C')
  await press('Move')
  expect(await captions()).toBe('ABDC')
  await press('Remove')
  expect(await captions()).toBe('AC')
  await expect(page.getByText('2 images will be removed when you save.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Reorder image 2, B' })).toBeFocused()
  expect(await captions()).toBe('ABDC')
  await press('Select multiple')
  await tick('image 1, A')
  await press('Remove')
  await press('Crop image 2, D')
  const dialog = page.getByRole('dialog', { name: 'What should always be visible?' })
  for (const key of ['Enter', 'Tab', 'ArrowLeft', 'ArrowLeft', 'Tab', 'ArrowRight']) await page.keyboard.press(key)
  await expect(dialog).toContainText('40% from the left, 55% from the top')
  await page.keyboard.press('Escape')
  await press('Update Property')
  await expectToast(page, 'Success', 'Property updated successfully')
  expect((await sandbox.read(id)).images).toMatchObject([
    { caption: 'B', alt: 'Kitchen', isPrimary: true },
    { caption: 'D', alt: 'Stairs', focus: { x: 0.4, y: 0.55 } },
    { caption: 'C', alt: 'Yard' },
  ])
})
