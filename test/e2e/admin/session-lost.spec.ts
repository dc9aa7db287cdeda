import type { Page } from 'playwright/test'
import { admin as administrator } from '../../support/site/hosted-login.ts'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, chooseImages, imageRows, rowOf } from './acts.ts'
import { submitHostedLogin } from './sign-in.ts'
import { expectToast, watchToasts } from './toasts.ts'
import { unitCard } from './unit-acts.ts'

const loggedOut = ['Unauthorized', 'You are logged out. Logging in again...'] as const

/** The hosted login, which knows this browser still, has led back to a page that knows it again. */
async function returned(page: Page) {
  await page.waitForRequest(/\/api\/auth\/callback/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
}

test.afterEach(({ pageErrors }) => {
  // Chromium reports the refused calls, which these tests are about.
  pageErrors.length = 0
})

test('when saving: the person signs in again and finds back what was typed', async ({
  page,
  sandbox,
  title,
  revokeSession,
}) => {
  const toastTells = await watchToasts(page)
  const { id } = await sandbox.property({ property: propertyFields({ title }) })
  await page.goto(`/admin/property/${id}`)
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.fill('A long text about the garden')
  await revokeSession()
  const [told, back] = [toastTells(...loggedOut), returned(page)]
  await page.getByRole('button', { name: 'Update Property' }).click()
  await told
  await back
  await expect(page).toHaveURL(`/admin/property/${id}`)
  await expect(page.getByRole('region', { name: 'You were here before' })).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(description).toHaveValue('A long text about the garden')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  expect(await sandbox.read(id)).toMatchObject({ description: 'A long text about the garden' })
})

test('when deleting: nothing is deleted, and the person is back at the list', async ({
  page,
  sandbox,
  title,
  revokeSession,
}) => {
  const toastTells = await watchToasts(page)
  await sandbox.property({ property: propertyFields({ title }) })
  await page.goto('/admin')
  await expect(rowOf(page, title)).toBeVisible()
  await revokeSession()
  const [told, back, question] = [toastTells(...loggedOut), returned(page), acceptNextQuestion(page)]
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  await question
  await told
  await back
  await expect(page).toHaveURL('/admin')
  await expect(rowOf(page, title)).toBeVisible()
})

test('when removing a picture: it stays', async ({ page, sandbox, admin, title, revokeSession }) => {
  const toastTells = await watchToasts(page)
  const images = [{ url: await upload(admin) }]
  const { id } = await sandbox.property({ property: propertyFields({ title }), images })
  await page.goto(`/admin/property/${id}`)
  await expect(imageRows(page)).toHaveCount(1)
  await revokeSession()
  const [told, back] = [toastTells(...loggedOut), returned(page)]
  await page.getByRole('button', { name: 'Remove image 1' }).click()
  await told
  await back
  await expect(imageRows(page)).toHaveCount(1)
  expect((await sandbox.read(id)).images).toHaveLength(1)
})

test('when deleting a unit: it stays', async ({ page, sandbox, title, revokeSession }) => {
  const toastTells = await watchToasts(page)
  const { id } = await sandbox.property({ property: propertyFields({ title }) })
  await sandbox.unit(id, { unit: unitFields(id) })
  await page.goto(`/admin/property/${id}`)
  await expect(unitCard(page, '1A')).toBeVisible()
  await revokeSession()
  const [told, back] = [toastTells(...loggedOut), returned(page)]
  await unitCard(page, '1A').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await told
  await back
  await expect(page).toHaveURL(`/admin/property/${id}`)
  await expect(unitCard(page, '1A')).toBeVisible()
})

test('when uploading: the person is told to log in again, and finds back what was typed', async ({
  page,
  photos,
  title,
  revokeSession,
}) => {
  const toastTells = await watchToasts(page)
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  const dialog = await chooseImages(page, [photos.red])
  await revokeSession()
  const told = toastTells('Unauthorized', 'You need to log in again')
  const back = returned(page)
  await dialog.getByRole('button', { name: 'Upload 1 picture' }).click()
  await told
  await back
  await expect(page).toHaveURL('/admin/property/new')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
})

for (const [place, open] of [
  ['Activity', (page: Page) => page.getByRole('link', { name: 'Activity' }).click()],
  ['a draft', (page: Page, title: string) => rowOf(page, title).getByRole('link', { name: 'Edit' }).click()],
] as const) {
  test(`when opening ${place}: the login leads there`, async ({ page, sandbox, title, revokeSession }) => {
    const toastTells = await watchToasts(page)
    await sandbox.property({ property: propertyFields({ title, status: 'draft' }) })
    await page.goto('/admin')
    await expect(rowOf(page, title)).toBeVisible()
    await revokeSession()
    const [told, back] = [toastTells(...loggedOut), returned(page)]
    await open(page, title)
    await told
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await back
    if (place === 'Activity') await expect(page.getByRole('list', { name: 'Changes' })).toContainText(title)
    else await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
  })
}

// Signing out ends the session at the hosted login as well, which the other tests go on with.
test.describe('with a sign-in of its own', () => {
  test.use({ person: 'nobody' })

  test('when signing out after another tab has: it leads to the front page as well', async ({ page, context }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.accept()
    })
    await page.goto('/api/login?returnTo=/admin')
    await submitHostedLogin(page, administrator)
    const signOut = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    const other = await context.newPage()
    await other.goto('/about')
    await signOut(other)
    await expect(other).toHaveURL('/')
    await other.close()
    await signOut(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('when creating after signing out in another tab: the password is asked for, then the form comes back', async ({
    page,
    context,
    title,
  }) => {
    const toastTells = await watchToasts(page)
    await page.goto('/api/login?returnTo=/admin/property/new')
    await submitHostedLogin(page, administrator)
    await page.getByRole('textbox', { name: /^Title/ }).fill(title)
    await page.getByRole('textbox', { name: /^Description/ }).fill('Typed before the sign-out')
    await page.getByLabel('Location').selectOption('dallas')
    const other = await context.newPage()
    await other.goto('/about')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL('/')
    await other.close()
    const told = toastTells(...loggedOut)
    await page.getByRole('button', { name: 'Create Property' }).click()
    await told
    await submitHostedLogin(page, administrator)
    await expect(page).toHaveURL('/admin/property/new')
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
    await expect(page.getByLabel('Location')).toHaveValue('dallas')
    await page.getByRole('button', { name: 'Create Property' }).click()
    await expectToast(page, 'Success', 'Property created successfully')
  })
})
