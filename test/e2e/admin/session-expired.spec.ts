import type { Page } from 'playwright/test'
import { admin as administrator } from '../../support/site/hosted-login.ts'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { holdRequests } from '../hold-requests.ts'
import { acceptNextQuestion, chooseImages, imageRows, rowOf } from './actions.ts'
import { openSection } from './sections.ts'
import { addSession, submitHostedLogin } from './sign-in.ts'
import { expectToast, watchToasts } from './toasts.ts'

const signedOutToast = ['Unauthorized', 'You are logged out. Logging in again...'] as const

async function waitForReturn(page: Page) {
  await page.waitForRequest(/\/api\/auth\/callback/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
}

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test('when deleting, opening a draft, saving and undoing, the person signs in again where they were, and nothing is lost', async ({
  page,
  sandbox,
  title,
  revokeSession,
}) => {
  const waitForToast = await watchToasts(page)
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const list = `/admin?q=${encodeURIComponent(title)}`
  const description = page.getByRole('textbox', { name: /^Description/ })
  const expectReturn = async (address: string, act: () => Promise<unknown>) => {
    await revokeSession()
    const [toast, back] = [waitForToast(...signedOutToast), waitForReturn(page)]
    await act()
    await toast
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await back
    await expect(page).toHaveURL(address)
  }
  await page.goto(list)
  await expect(rowOf(page, title)).toBeVisible()
  await test.step('a property that was to be deleted stays', async () => {
    void acceptNextQuestion(page)
    await expectReturn(list, () => rowOf(page, title).getByRole('button', { name: 'Delete' }).click())
    await expect(rowOf(page, title)).toBeVisible()
    const text = 'You were logged out before your last change was saved. Past changes shows what is saved.'
    await expectToast(page, 'Error', text)
  })
  await test.step('a draft is opened', async () => {
    const edit = rowOf(page, title).getByRole('link', { name: 'Edit' })
    await expectReturn(`/admin/property/${id}`, () => edit.click())
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
    await expect(page.getByText('No units added yet.')).toBeVisible()
  })
  await test.step('what was typed is offered and saved', async () => {
    const save = page.getByRole('button', { name: 'Update Property' })
    await description.fill('A long text about the garden')
    await expectReturn(`/admin/property/${id}`, () => save.click())
    await expect(page.getByRole('region', { name: 'You have unsaved work' })).toBeVisible()
    await page.getByRole('button', { name: 'Restore it' }).click()
    await expect(description).toHaveValue('A long text about the garden')
    await save.click()
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({ description: 'A long text about the garden' })
  })
  await test.step('an undo is not repeated, and a message leads to the past changes', async () => {
    void acceptNextQuestion(page)
    await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await revokeSession()
    const back = waitForReturn(page)
    await undo.click()
    await back
    await expectToast(page, 'Error', 'You were logged out before the undo. Past changes shows what was there before.')
    await page.getByRole('listitem').getByRole('button', { name: 'Past changes' }).click()
    await expect(page).toHaveURL('/admin/activity')
  })
  await test.step('a download is not reported as a change', async () => {
    await openSection(page, 'Spreadsheets')
    await expectReturn('/admin/sheets', () => page.getByRole('button', { name: 'Download properties' }).click())
    await expect(page.getByRole('button', { name: 'Download properties' })).toBeVisible()
    await expect(page.getByText('You were logged out before')).toHaveCount(0)
  })
})

test('when saving availability: the panel opens again with what was chosen', async ({
  page,
  sandbox,
  admin,
  title,
  revokeSession,
}) => {
  const waitForToast = await watchToasts(page)
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const units = []
  for (const unitNumber of ['1', '2']) units.push(await sandbox.unit(id, { unit: unitFields(id, { unitNumber }) }))
  await page.goto(`/admin?q=${title}`)
  await rowOf(page, title)
    .getByRole('button', { name: /^Availability: / })
    .click()
  const panel = page.getByRole('dialog', { name: 'Availability' })
  const line = (unitNumber: string) => panel.getByRole('group', { name: `Unit ${unitNumber}` })
  for (const unitNumber of ['1', '2']) await line(unitNumber).getByText('Leased').click()
  const unit = unitFields(id, { unitNumber: '2', availability: 'available' })
  await revokeSession()
  const release = await holdRequests(page, '**/api/login*')
  const [toast, back] = [waitForToast(...signedOutToast), waitForReturn(page)]
  await panel.getByRole('button', { name: 'Save' }).click()
  await toast
  await admin.send('PATCH', `/api/units/${units[1]?.id}`, { unit, images: [] })
  release()
  await back
  await expect(line('1').getByRole('radio', { name: 'Leased' })).toBeChecked()
  await expect(line('2')).toContainText('Saved in the meantime: Available now.')
  await expect(panel.getByRole('alert')).toHaveText('Some of this was saved in the meantime. Look again, then save.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', 'Availability saved')
  await expect(page.getByText(/^\d+ of \d+ properties$/).first()).toBeFocused()
  expect(await sandbox.units(id)).toMatchObject([{ availability: 'leased' }, { availability: 'leased' }])
  await openSection(page, 'How to')
  await expect(rowOf(page, title)).toHaveCount(0)
  await page.goBack()
  await expect(rowOf(page, title)).toContainText('Leased')
  await expect(panel).toHaveCount(0)
})

test('when uploading: a message asks the person to sign in again, and the draft is kept', async ({
  page,
  photos,
  title,
  revokeSession,
}) => {
  const waitForToast = await watchToasts(page)
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  const dialog = await chooseImages(page, [photos.red, photos.green, photos.blue])
  const requests = { POST: 0, PUT: 0 }
  await page.route(/\/objects\/upload$|X-Amz-Signature/, async (route) => {
    const method = route.request().method() === 'PUT' ? 'PUT' : 'POST'
    requests[method] += 1
    if (method === 'POST' && requests.POST === 3) await revokeSession()
    if (method === 'POST' || requests.PUT === 1) await route.continue()
  })
  const toast = waitForToast('Unauthorized', 'You need to log in again')
  const back = waitForReturn(page)
  await dialog.getByRole('button', { name: 'Upload 3 images' }).click()
  await toast
  await back
  await expect(page).toHaveURL('/admin/property/new')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(imageRows(page)).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
})

// Signing out ends the session at the hosted login, which other tests need.
test.describe('with a separate sign-in', () => {
  test.use({ person: 'nobody' })

  test('when creating after signing out in another tab: the password is required, then the draft is restored', async ({
    page,
    context,
    baseURL,
  }) => {
    await addSession(context, administrator, baseURL)
    await page.goto('/admin/property/new')
    await page.getByRole('textbox', { name: /^Title/ }).fill('Typed before the sign-out')
    await page.getByLabel('Location').selectOption('dallas')
    const otherTab = await context.newPage()
    await otherTab.goto('/about')
    await otherTab.getByRole('button', { name: 'Sign out' }).click()
    await expect(otherTab).toHaveURL('/')
    await otherTab.close()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await submitHostedLogin(page, administrator)
    await expect(page).toHaveURL('/admin/property/new')
    await page.getByRole('button', { name: 'Restore it' }).click()
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Typed before the sign-out')
    await expect(page.getByLabel('Location')).toHaveValue('dallas')
  })
})
