import type { Page } from 'playwright/test'
import { admin as administrator } from '../../support/site/hosted-login.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows } from './actions.ts'
import { addSession, submitHostedLogin } from './sign-in.ts'
import { watchToasts } from './toasts.ts'

async function waitForReturn(page: Page) {
  await page.waitForRequest(/\/api\/auth\/callback/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
}

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
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
