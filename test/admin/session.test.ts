import { type Page, status, test } from '../support/admin/admin-test.ts'
import { expect, expectToast, waitForDraft } from '../support/admin/expect.ts'
import { eventually } from '../support/admin/locator.ts'
import { draftFields } from '../support/site/sandbox.ts'
import { openSection, rowOf, unitCard } from './screens.ts'

/** The session ends, the app leaves for the login, and the person comes back. */
async function signInAgain(page: Page, act: () => Promise<unknown>) {
  const restore = page.endSession()
  await act()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await expect(page.getByText('The problem is on our side')).toHaveCount(0)
  const address = location.pathname + location.search
  await eventually(() => expect(page.left.splice(0)).toEqual([`/api/login?returnTo=${encodeURIComponent(address)}`]))
  await expect(page.getByText(/try again/i)).toHaveCount(0)
  restore()
  await page.reload()
}

test('an expired session names the deletion or undo that was lost', async ({ page, sandbox, title }) => {
  await sandbox.property({ property: draftFields({ title }) })
  await page.goto(`/admin?q=${encodeURIComponent(title)}`)
  const remove = rowOf(page, title).getByRole('button', { name: 'Delete' })
  await expect(remove).toBeVisible()
  await signInAgain(page, remove.click)
  await expect(rowOf(page, title)).toBeVisible()
  const lost = 'You were logged out before your last change was saved. Past changes shows what is saved.'
  await expectToast(page, 'Error', lost)
  await remove.click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await signInAgain(page, page.getByRole('button', { name: 'Undo' }).click)
  await expectToast(page, 'Error', 'You were logged out before the undo. Past changes shows what was there before.')
  await page.getByRole('listitem').getByRole('button', { name: 'Past changes' }).click()
  await expect(page).toHaveURL('/admin/activity')
})

test('an expired session keeps the address and what was typed', async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await page.goto('/admin')
  await expect(rowOf(page, title)).toBeVisible()
  await signInAgain(page, rowOf(page, title).getByRole('link', { name: 'Edit' }).click)
  await expect(page).toHaveURL(`/admin/property/${id}`)
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.fill('A long text about the garden')
  await waitForDraft('about the garden')
  await signInAgain(page, page.getByRole('button', { name: 'Update Property' }).click)
  await page.getByRole('region', { name: 'You have unsaved work' }).getByRole('button', { name: 'Restore it' }).click()
  await expect(description).toHaveValue('A long text about the garden')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  expect(await sandbox.read(id)).toMatchObject({ description: 'A long text about the garden' })
})

test('an expired session asks to sign in again, and for nothing else', async ({ page, building, title }) => {
  await building({}, '1')
  await expect(unitCard(page, '1')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(rowOf(page, title)).toBeVisible()
  await signInAgain(page, rowOf(page, title).getByRole('link', { name: 'Edit' }).click)

  page.route('GET /api/history', () => Response.json({ changes: [], next: '1' }), { times: 1 })
  await page.goto('/admin/activity')
  const showMore = page.getByRole('button', { name: 'Show more' })
  await expect(showMore).toBeVisible()
  await signInAgain(page, showMore.click)

  await page.goto('/admin/sheets')
  const picker = page.locator('input[type=file]')
  await expect(picker).toHaveCount(1)
  await signInAgain(page, async () => {
    Object.defineProperty(picker.one, 'files', { value: [new File(['Property ID,Title\n'], 'properties.csv')] })
    picker.one.dispatchEvent(new Event('change', { bubbles: true }))
  })
})

test('a download without a session is not reported as a change', async ({ page }) => {
  await page.goto('/admin/sheets')
  const download = page.getByRole('button', { name: 'Download properties' })
  await expect(download).toBeVisible()
  await signInAgain(page, download.click)
  await expect(download).toBeVisible()
  await expect(page.getByText('You were logged out before')).toHaveCount(0)
})

test('the availability panel opens again with what was chosen', async ({ page, building, sandbox, admin, title }) => {
  const { id, units } = await building({}, '1', '2')
  await page.goto('/admin')
  await rowOf(page, title)
    .getByRole('button', { name: /^Availability: / })
    .click()
  const panel = page.getByRole('dialog', { name: 'Availability' })
  const line = (unitNumber: string) => panel.getByRole('group', { name: `Unit ${unitNumber}` })
  for (const unitNumber of ['1', '2']) await line(unitNumber).getByText('Leased').click()
  await signInAgain(page, async () => {
    await panel.getByRole('button', { name: 'Save' }).click()
    const { propertyId, bedrooms, bathrooms } = units[1] ?? {}
    const unit = { propertyId, bedrooms, bathrooms, unitNumber: '2', availability: 'available' }
    await admin.send('PATCH', `/api/units/${units[1]?.id}`, { unit, images: [] })
  })
  await expect(line('1').getByRole('radio', { name: 'Leased' })).toBeChecked()
  await expect(line('2')).toContainText('Saved in the meantime: Available now.')
  await expect(panel.getByRole('alert')).toHaveText('Some of this was saved in the meantime. Look again, then save.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', 'Availability saved')
  await expect(page.getByText(/^\d+ of \d+ properties$/).first()).toBeFocused()
  expect(await sandbox.units(id)).toMatchObject([{ availability: 'leased' }, { availability: 'leased' }])
  await openSection(page, 'How to')
  await openSection(page, 'Property list')
  await expect(rowOf(page, title)).toContainText('Leased')
  await expect(panel).toHaveCount(0)
})

test('a forbidden list is requested once and shows Access Denied', async ({ page }) => {
  let requests = 0
  page.route('GET /api/properties', () => {
    requests += 1
    return status(403)()
  })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  expect(requests).toBe(1)
})

test('the description of a hero image is kept in its dialog', async ({ page, sandbox, upload }) => {
  await sandbox.hero(await upload())
  await page.goto('/admin/hero')
  await page.getByRole('button', { name: 'Description and crop of the image at position 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Describe the image').fill('Oaks over a street')
  await signInAgain(page, dialog.getByRole('button', { name: 'Done' }).click)
  await expect(dialog.getByLabel('Describe the image')).toHaveValue('Oaks over a street')
})
