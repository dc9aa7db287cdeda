import type { Route } from 'playwright/test'
import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { imageRows, reloadUnsaved, uploadImages } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitField, units } from './unit-actions.ts'

const preparing = 'Your images are still being prepared. Please try again in a moment.'
const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'unavailable', message: preparing, issues: [] } })

const isSave = /\/api\/(properties|units)(\/[^/]+)?$/

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test('the save of a property whose image is still being prepared ends in a message, and one without a response leaves no draft of what it saved', async ({
  page,
  sandbox,
  photos,
}) => {
  const { id } = await sandbox.property({ property: draftFields() })
  await page.goto(`/admin/property/${id}`)
  const save = page.getByRole('button', { name: 'Update Property' })
  await page.route('**/api/objects/status?*', (route) => route.fulfill({ json: { uploadStatus: 'waiting' } }))
  await page.route(isSave, (route) => (route.request().method() === 'GET' ? route.continue() : unavailable(route)))
  await uploadImages(page, [photos.red])
  await save.click()
  await expectToast(page, 'Error', 'Failed to save property')
  await expect(page.getByRole('region', { name: 'One thing to fix' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'One thing to fix' })).toContainText(preparing)
  await page.unroute(isSave)
  await page.route(isSave, (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await save.click()
  await expect(page.getByRole('region', { name: 'One thing to fix' })).toContainText('The server did not respond.')
  await reloadUnsaved(page)
  await expect(imageRows(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
})

test('the save of a unit that gets no response ends in a message', async ({ page, sandbox, photos }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  await page.clock.install()
  await page.goto(`/admin/property/${id}`)
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await unitField(page, 'Unit Number').fill('9')
  await uploadImages(units(page), [photos.red])
  await page.route(isSave, (route) => (route.request().method() === 'GET' ? route.continue() : undefined))
  const save = page.getByRole('button', { name: 'Create Unit' })
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await page.clock.runFor(4000)
  await expect(units(page).getByRole('status').filter({ hasText: 'Your images are being prepared.' })).toBeVisible()
  await page.clock.runFor(65_000)
  const problems = page.getByRole('region', { name: 'One thing to fix' })
  await expect(problems).toContainText('The server did not respond.')
  await expect(problems).toBeFocused()
  await expect(save).toBeEnabled()
})
