import { lostResponse, type Page, test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { draftFields } from '../support/site/sandbox.ts'
import { openSection } from './screens.ts'

const listed = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Properties' }).getByRole('listitem').filter({ hasText: title })
const deleted = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Deleted properties' }).getByRole('listitem').filter({ hasText: title })

async function deleteForever(page: Page, title: string) {
  await deleted(page, title).getByRole('button', { name: 'Delete forever' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete forever' }).click()
}

async function openDeleted(page: Page) {
  await openSection(page, 'Past changes')
  await page.getByRole('navigation', { name: 'Past changes' }).getByRole('link', { name: 'Recently deleted' }).click()
}

test('if somebody else acted first, a message says so and lists are refreshed', async ({
  page,
  admin,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await page.goto('/admin')
  await expect(listed(page, title)).toBeVisible()
  await admin.send('DELETE', `/api/properties/${id}`)
  await listed(page, title).getByRole('button', { name: 'Delete' }).click()
  expect(page.questions).toEqual([`Are you sure you want to delete "${title}"?`])
  await expectToast(page, 'Error', 'Failed to delete property. Someone else already deleted it.')
  await expect(listed(page, title)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeFocused()
  await openDeleted(page)
  await expect(deleted(page, title)).toBeVisible()
  await admin.send('POST', `/api/deleted-properties/${id}/restore`)
  await deleteForever(page, title)
  await expectToast(page, 'Error', 'Someone restored this property or deleted it permanently.')
  await expect(deleted(page, title)).toHaveCount(0)
  expect(await sandbox.read(id)).toMatchObject({ title })
  await openSection(page, 'Property list')
  await expect(listed(page, title)).toBeVisible()
  await admin.send('DELETE', `/api/properties/${id}`)
  await listed(page, title).getByRole('button', { name: 'Duplicate' }).click()
  await expect(listed(page, title)).toHaveCount(0)
  await openDeleted(page)
  page.route('DELETE /api/deleted-properties/{id}', lostResponse, { times: 1 })
  await deleteForever(page, title)
  await expectToast(page, 'Success', 'Property deleted permanently')
  await expect(deleted(page, title)).toHaveCount(0)
})
