import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectToast } from './toasts.ts'

test('nobody can type while a save runs; without a connection it says why, and that nothing is lost', async ({
  page,
  context,
  sandbox,
  title,
  pageErrors,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await page.goto(`/admin/property/${id}`)
  const answered = Promise.withResolvers<void>()
  await page.route(`**/api/properties/${id}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await answered.promise
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  const address = page.getByLabel('Address')
  await address.fill('1 Elm Street')
  await address.press('Enter')
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible()
  await page.keyboard.type(' and what came later')
  await expect(address).not.toBeFocused()
  answered.resolve()
  await expectToast(page, 'Error', 'Failed to save property')
  await expect(address).toHaveValue('1 Elm Street')
  const problems = page.getByRole('region', { name: 'One thing to fix' })
  await expect(problems).toBeFocused()
  await expect(problems).toContainText(
    'You are offline, so this is not saved yet. Nothing you typed is lost: it stays here. Save again',
  )
  await context.setOffline(false)
  await page.unroute(`**/api/properties/${id}`)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  expect(await sandbox.read(id)).toMatchObject({ address: '1 Elm Street' })
  pageErrors.length = 0
})
