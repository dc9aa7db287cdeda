import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { uploadImages } from './actions.ts'
import { unitField, units } from './unit-actions.ts'

const isSave = /\/api\/(properties|units)(\/[^/]+)?$/

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
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
