import type { Page, Route } from 'playwright/test'
import { jpegOf } from '../../support/site/images.ts'
import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { imageRows, uploadImages, waitForDraft } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitField, units } from './unit-actions.ts'

const preparing = 'Your images are still being prepared. Please try again in a moment.'
const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'unavailable', message: preparing, issues: [] } })

const forms = {
  async 'a property'(page: Page, id: string) {
    await page.goto(`/admin/property/${id}`)
    await page.getByRole('textbox', { name: /^Title/ }).press('End')
    return {
      place: page.getByRole('main'),
      save: page.getByRole('button', { name: 'Update Property' }),
      failed: 'Failed to save property',
    }
  },
  async 'a unit'(page: Page, id: string) {
    await page.goto(`/admin/property/${id}`)
    await units(page).getByRole('button', { name: 'Add Unit' }).click()
    await unitField(page, 'Unit Number').fill('9')
    await unitField(page, 'Bedrooms').fill('1')
    await unitField(page, 'Bathrooms').fill('1')
    return {
      place: units(page),
      save: page.getByRole('button', { name: 'Create Unit' }),
      failed: 'Failed to save unit',
    }
  },
}
const isSave = /\/api\/(properties|units)(\/[^/]+)?$/

for (const [name, open] of Object.entries(forms)) {
  test(`the save of ${name} whose image is still being prepared ends in a message each time`, async ({
    page,
    sandbox,
    photos,
    pageErrors,
  }) => {
    const { id } = await sandbox.property({ property: draftFields() })
    const { place, save, failed } = await open(page, id)
    await page.route('**/api/objects/status?*', (route) => route.fulfill({ json: { uploadStatus: 'waiting' } }))
    await page.route(isSave, (route) => (route.request().method() === 'GET' ? route.continue() : unavailable(route)))
    await uploadImages(place, [photos.red])
    for (let press = 0; press < 3; press += 1) {
      await save.click()
      await expectToast(page, 'Error', failed)
      await expect(page.getByRole('region', { name: 'One thing to fix' })).toBeFocused()
      await expect(page.getByRole('region', { name: 'One thing to fix' })).toContainText(preparing)
      await save.focus()
    }
    await page.unroute(isSave)
    await save.click()
    await expectToast(
      page,
      'Success',
      /unit/.test(name) ? 'Unit created successfully' : 'Property updated successfully',
    )
    pageErrors.length = 0
  })

  test(`the save of ${name} that gets no response ends in a message`, async ({ page, sandbox, photos, pageErrors }) => {
    const { id } = await sandbox.property({ property: draftFields() })
    await page.clock.install()
    const { place, save } = await open(page, id)
    await uploadImages(place, [photos.red])
    await page.route(isSave, (route) => (route.request().method() === 'GET' ? route.continue() : undefined))
    await save.click()
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await page.clock.runFor(4000)
    await expect(place.getByRole('status').filter({ hasText: 'Your images are being prepared.' })).toBeVisible()
    await page.clock.runFor(65_000)
    const problems = page.getByRole('region', { name: 'One thing to fix' })
    await expect(problems).toContainText('The server did not respond.')
    await expect(problems).toBeFocused()
    await expect(save).toBeEnabled()
    pageErrors.length = 0
  })
}

test('a save beside one of an earlier screen is neither ignored nor lost', async ({ page, title, pageErrors }) => {
  await page.goto('/admin/property/new')
  const fill = async (name: string) => {
    await page.getByRole('textbox', { name: /^Title/ }).fill(name)
    await page.getByRole('textbox', { name: /^Description/ }).fill('Any')
    await page.getByRole('button', { name: 'Create Property' }).click()
  }
  const held = Promise.withResolvers<void>()
  await page.route('**/api/properties', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await fill(`${title} A`)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('link', { name: 'Add Property' }).click()
  await fill(`${title} B`)
  await expectToast(page, 'Error', 'Your last save is still being stored. Try again in a moment.')
  held.resolve()
  await expectToast(page, 'Success', 'Property created successfully')
  await waitForDraft(page, `${title} B`)
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expect(page.getByRole('article', { name: `${title} B`, exact: true })).toBeVisible()
  pageErrors.length = 0
})

test('refused, failed and undescribed images do not stop a save', async ({ page, sandbox, photos, pageErrors }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  const { save } = await forms['a property'](page, id)
  const torn = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: jpegOf(3000).subarray(0, 200) }
  await uploadImages(page, [photos.red, torn])
  await expect(imageRows(page).nth(1)).toContainText('cannot be used')
  await page.route('**/api/objects/upload', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Upload Images' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles([photos.blue])
  await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
  await expect(dialog.getByText('Failed to get upload URL')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await save.click()
  await expectToast(page, 'Success', 'Property updated successfully. One image could not be used and was left out.')
  pageErrors.length = 0
})
