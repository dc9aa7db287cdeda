import { type Page, status, test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { draftFields, unitFields } from '../support/site/sandbox.ts'
import { leaveQuestion, openSection, rowOf, unitCard } from './screens.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a double tap creates, duplicates and changes one property', async ({ page, title }) => {
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Tapped in a hurry')
  await button(page, 'Create Property').clickTwice()
  await expectToast(page, 'Success', 'Property created successfully')
  const rows = page.getByRole('list', { name: 'Properties' }).getByRole('article').filter({ hasText: title })
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: 'Duplicate' }).clickTwice()
  await expectToast(page, 'Success', 'Duplicated as a draft. Visitors cannot see it.')
  await expect(rows).toHaveCount(2)
  await rows.last().getByRole('button', { name: 'It is one house' }).clickTwice()
  await expectToast(page, 'Success', 'Saved as a single-family home')
})

test('a double tap adds units and saves once', async ({ page, sandbox, building }) => {
  const { id } = await building({}, '1')
  await unitCard(page, '1').getByRole('button', { name: 'Duplicate' }).click()
  await button(page, 'Add 1 Unit').clickTwice()
  await expectToast(page, 'Success', 'Unit 2 added')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Tapped again')
  await button(page, 'Update Property').clickTwice()
  await expectToast(page, 'Success', 'Property updated successfully')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await sandbox.read(id)).toMatchObject({ description: 'Tapped again', version: 2, unitCount: 2 })
})

test('a double tap creates and revokes one link; revoking a revoked one removes it', async ({
  page,
  sandbox,
  admin,
}) => {
  const { id } = await sandbox.property({ property: draftFields() })
  await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '1' }) })
  const { id: preview } = await (await admin.send('POST', '/api/previews', { propertyId: id })).json()
  page.route('GET /api/properties/{id}/previews', status(500), { times: 1 })
  await page.goto(`/admin/property/${id}`)
  const links = page.getByRole('listitem').filter({ hasText: /^Works until/ })
  await button(page, 'Try again').click()
  await expect(button(page, 'Copy a link for the family')).toBeFocused()
  await expect(links).toHaveCount(1)
  await expect(links).toContainText(/Works until \w+ \d+, \d+:\d\d:\d\d [AP]M/)
  await admin.send('DELETE', `/api/previews/${preview}`)
  await links.getByRole('button', { name: 'Turn off link' }).click()
  await expectToast(page, 'Success', 'The link no longer works')
  await expect(links).toHaveCount(0)
  await button(page, 'Copy a link for the family').clickTwice()
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible()
  await expect(links).toHaveCount(1)
  await links.getByRole('button', { name: 'Turn off link' }).clickTwice()
  await expectToast(page, 'Success', 'The link no longer works')
  await expect(button(page, 'Copy a link for the family')).toBeFocused()
  await unitCard(page, '1').getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('dialog')).not.toContainText('The link no longer works')
})

test('a running deletion is not sent again; two are restored at once', async ({ page, sandbox, title }) => {
  const properties = []
  for (const each of ['A', 'B'])
    properties.push(await sandbox.property({ property: draftFields({ title: `${title} ${each}` }) }))
  await page.goto('/admin')
  const released = Promise.withResolvers<void>()
  let sent = 0
  page.route('DELETE /api/properties/{id}', async (send) => {
    sent += 1
    await released.promise
    return send()
  })
  for (const each of ['A', 'B', 'A'])
    await rowOf(page, `${title} ${each}`).getByRole('button', { name: 'Delete', exact: true }).click()
  await openSection(page, 'Past changes')
  await page.getByRole('navigation', { name: 'Past changes' }).getByRole('link', { name: 'Recently deleted' }).click()
  expect(sent).toBe(2)
  released.resolve()

  const rows = page.getByRole('list', { name: 'Deleted properties' }).getByRole('listitem').filter({ hasText: title })
  await expect(rows).toHaveCount(2)
  for (const row of rows.all()) row.querySelector('button')?.click()
  await expect(rows).toHaveCount(0)
  for (const { id, title } of properties) expect(await sandbox.read(id)).toMatchObject({ title })
})

test('leaving is confirmed once, and not if nothing is unsaved any more', async ({ page, building }) => {
  const errors: ErrorEvent[] = []
  const onError = (event: ErrorEvent) => errors.push(event)
  addEventListener('error', onError)
  await building({})
  const description = page.getByRole('textbox', { name: /^Description/ })
  const leave = leaveQuestion(page).getByRole('button', { name: 'Leave without saving' })
  const before = draftFields().description
  await description.fill('Not saved yet')
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(leave).toBeVisible()
  const { one } = leave
  const undone = description.fill(before)
  for (let n = 0; n < 50; n++) await Promise.resolve()
  one.click()
  await undone
  await expect(leave).toHaveCount(0)
  await expect(description).toHaveValue(before)
  await description.fill('Not saved yet')
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await leave.clickTwice()
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible()
  removeEventListener('error', onError)
  expect(errors).toEqual([])
})
