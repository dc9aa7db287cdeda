import type { Page } from 'playwright/test'
import { admin } from '../../support/site/hosted-login.ts'
import { callUserPool, createAdmin } from '../../support/site/user-pool.ts'
import { expect, test } from '../admin-test.ts'
import { holdRequests } from '../hold-requests.ts'
import { acceptNextQuestion, waitForDraft } from './actions.ts'
import { addSession, submitHostedLogin } from './sign-in.ts'

// Signing out ends the session at the hosted login.
test.use({ person: 'nobody' })

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

const inHeader = (page: Page, name: string) => page.getByRole('banner').getByText(name, { exact: true })
const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()

test('signing out opens the front page, and Back asks for the password and shows nothing of the screen', async ({
  page,
}) => {
  await page.goto('/api/login?returnTo=/admin/people')
  await submitHostedLogin(page, admin)
  const people = page.getByRole('list', { name: 'People with access' })
  await expect(people).toBeVisible()
  const release = await holdRequests(page, '**/api/logout')
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toHaveCSS('opacity', '0.5')
  release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(inHeader(page, 'Admin')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(people).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toHaveCount(0)
})

test('signing out on a public page hides the screens in other tabs at once, and the link to them', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  await addSession(context, admin, baseURL)
  await page.goto('/about')
  const publicTab = await context.newPage()
  await publicTab.goto('/privacy')
  await expect(inHeader(publicTab, 'Admin')).toBeVisible()
  const form = await context.newPage()
  await form.goto('/admin/property/new')
  for (const name of [/^Title/, /^Description/]) await form.getByRole('textbox', { name }).fill('Any')
  const release = await holdRequests(form, '**/api/properties')
  await form.getByRole('button', { name: 'Create Property' }).click()
  await signOut(page)
  await expect(page).toHaveURL('/')
  await Promise.all([form.waitForResponse('**/api/properties'), release()])
  await page.clock.runFor(1000)
  await expect(form.getByRole('main').getByRole('heading')).toHaveText('You are signed out')
  await expect(form.getByText('Everyone')).toHaveCount(0)
  for (const name of ['Admin', 'Sign out']) await expect(inHeader(form, name)).toHaveCount(0)
  await expect(inHeader(publicTab, 'Admin')).toHaveCount(0)
})

test('signing out everywhere hides the screens of other tabs and ends the sessions of other devices', async ({
  page,
  context,
  visitor,
  baseURL,
}) => {
  // It would end the sessions of the other tests.
  const person = await createAdmin()
  try {
    await addSession(context, person, baseURL)
    await addSession(visitor.context(), person, baseURL)
    await page.goto('/admin/people')
    const other = await context.newPage()
    await other.goto('/admin/people')
    const people = other.getByRole('list', { name: 'People with access' })
    await expect(people).toBeVisible()
    await page.getByRole('button', { name: 'Sign me out everywhere' }).click()
    await expect(page).toHaveURL('/')
    await expect(inHeader(page, 'Admin')).toHaveCount(0)
    for (const device of [page, visitor]) expect((await device.request.get('/api/auth/user')).status()).toBe(401)
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(people).toHaveCount(0)
  } finally {
    await callUserPool('AdminDeleteUser', { Username: person.email })
  }
})

test('a tab that missed the sign-out notices it when it is shown and from the back/forward cache', async ({
  page,
  context,
  baseURL,
}) => {
  await addSession(context, admin, baseURL)
  const session = await context.cookies()
  const openAndEndSession = async (path: string) => {
    await context.addCookies(session)
    // No call is open when the session ends.
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(inHeader(page, 'Admin')).toBeVisible()
    await context.clearCookies()
  }
  await test.step('a tab that is shown again', async () => {
    await openAndEndSession('/admin/people')
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(page.getByText(admin.email)).toHaveCount(0)
  })
  await test.step('a public page from the cache hides the link', async () => {
    await openAndEndSession('/about')
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(inHeader(page, 'Admin')).toHaveCount(0)
  })
  await test.step('a screen from the cache is hidden and loaded again', async () => {
    await openAndEndSession('/admin/people')
    await page.getByRole('textbox', { name: /Email/ }).fill('typed@homes.org')
    const visibility = await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return document.getElementById('root')?.style.visibility
    })
    expect(visibility).toBe('hidden')
    await expect(page.getByLabel('Password')).toBeVisible()
  })
  await test.step('signing out still opens the front page', async () => {
    await openAndEndSession('/about')
    await signOut(page)
    await expect(page).toHaveURL('/')
    for (const name of ['Admin', 'Sign out']) await expect(inHeader(page, name)).toHaveCount(0)
  })
})

test('signing out with unsaved input asks first, and deletes all drafts unless the person stays', async ({
  page,
  context,
  baseURL,
}) => {
  await addSession(context, admin, baseURL)
  await page.goto('/admin/property/new')
  const title = page.getByRole('textbox', { name: /^Title/ })
  await title.fill('Not saved yet')
  await waitForDraft(page, 'Not saved yet')
  for (const name of ['Sign out', 'Sign me out everywhere']) {
    page.once('dialog', (dialog) => void dialog.dismiss())
    await page.getByRole('button', { name }).click()
    await expect(title).toHaveValue('Not saved yet')
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)
  }
  const question = acceptNextQuestion(page)
  await signOut(page)
  await question
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Not saved yet')
})
