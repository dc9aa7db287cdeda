import type { Page } from 'playwright/test'
import { type Client, signIn } from '../../support/site/client.ts'
import type { Person } from '../../support/site/hosted-login.ts'
import { callUserPool, createAdmin, newAddress, subOf } from '../../support/site/user-pool.ts'
import { test as adminTest, expect } from '../admin-test.ts'
import { waitForDraft } from './actions.ts'
import { openSection } from './sections.ts'
import { addSession, submitHostedLogin } from './sign-in.ts'
import { expectToast } from './toasts.ts'

interface Fixtures {
  me: Person
  other: Client
  address: string
}

const test = adminTest.extend<Fixtures>({
  person: 'nobody',
  me: async ({ context, baseURL }, use) => {
    const me = await createAdmin()
    await addSession(context, me, baseURL)
    await use(me)
    await removePerson(me.email)
  },
  other: async ({ baseURL }, use) => {
    const other = await createAdmin()
    await use(await signIn(baseURL ?? '', other))
    await removePerson(other.email)
  },
  address: async ({ baseURL: _ }, use) => {
    const address = newAddress()
    await use(address)
    await removePerson(address)
  },
})

const removePerson = (Username: string) => callUserPool('AdminDeleteUser', { Username }).catch(() => {})
const rowOf = (page: Page, email: string) =>
  page.getByRole('list', { name: 'People with access' }).getByRole('listitem').filter({ hasText: email })
const field = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a person is invited, invited again and removed, and by keyboard signed out everywhere and missing after somebody else removed them', async ({
    page,
    me,
    other,
    address,
    baseURL,
  }) => {
    await test.step('the page lists the current person', async () => {
      await page.goto('/admin/people')
      await expect(rowOf(page, me.email)).toContainText('You')
      await expect(rowOf(page, me.email)).toContainText('Last seen today')
      await expect(rowOf(page, me.email).getByRole('button')).toHaveCount(0)
    })
    await test.step('errors are next to the field', async () => {
      await button(page, 'Send invitation').tap()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveAccessibleDescription('Please enter an email address, such as ada@example.org')
      await field(page).fill(me.email)
      await button(page, 'Send invitation').tap()
      await expect(field(page)).toHaveAccessibleDescription(`${me.email} can sign in already.`)
    })
    await test.step('a person is invited twice, after a lost response', async () => {
      await page.route('**/api/people', (route) => route.fetch().then(() => route.abort()), { times: 1 })
      await field(page).fill(address)
      await button(page, 'Send invitation').tap()
      await expect(field(page)).toHaveAccessibleDescription(/could not be sent/)
      await button(page, 'Send invitation').tap()
      await expect(field(page)).toHaveAccessibleDescription(/has been invited already/)
      await expect(rowOf(page, address)).toContainText('Invited today, has not signed in yet')
      await rowOf(page, address).getByRole('button', { name: 'Invite again' }).tap()
      await expectToast(page, 'Success', `Invitation sent to ${address}`)
    })
    await test.step('removing asks first and names the person', async () => {
      const question = page.getByRole('alertdialog', { name: 'Remove this person?' })
      await rowOf(page, address).getByRole('button', { name: 'Remove' }).tap()
      await expect(question).toContainText(address)
      await question.getByRole('button', { name: 'Cancel' }).tap()
      await expect(rowOf(page, address)).toBeVisible()
      await rowOf(page, address).getByRole('button', { name: 'Remove' }).tap()
      await question.getByRole('button', { name: 'Remove' }).tap()
      await expectToast(page, 'Success', `${address} no longer has access`)
      await expect(rowOf(page, address)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused()
    })
    await test.step('by keyboard a person is signed out everywhere', async () => {
      await field(page).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(address)
      await page.keyboard.press('Enter')
      await expectToast(page, 'Success', `Invitation sent to ${address}`)
      await expect(field(page)).toHaveValue('')
      await expect(rowOf(page, address)).toBeVisible()
      const person = { email: address, password: 'Porchlight-3!' }
      await callUserPool('AdminSetUserPassword', { Username: address, Password: person.password, Permanent: true })
      const session = await signIn(baseURL ?? '', person)
      await openSection(page, 'How to', (link) => link.tap())
      await expect(field(page)).toHaveCount(0)
      await openSection(page, 'People', (link) => link.tap())
      await expect(rowOf(page, address)).toContainText('Last seen today')
      await rowOf(page, address).getByRole('button', { name: 'Sign out everywhere' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog', { name: 'Sign out everywhere?' })).toContainText(address)
      await page.keyboard.press('Tab')
      await page.route('**/sign-out', async (route) => {
        await expect(rowOf(page, 'admin@porchlight.test').getByRole('button', { name: 'Remove' })).toBeDisabled()
        await route.continue()
      })
      await page.keyboard.press('Enter')
      await expectToast(page, 'Success', `${address} is signed out everywhere`)
      expect((await session.send('GET', '/api/auth/user')).status).toBe(401)
    })
    await test.step('somebody else removes the person first', async () => {
      expect((await other.send('DELETE', `/api/people/${await subOf(address)}`)).status).toBe(204)
      await rowOf(page, address).getByRole('button', { name: 'Remove' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expectToast(page, 'Error', `${address} is no longer in the list`)
      await expect(rowOf(page, address)).toHaveCount(0)
    })
  })
})

test('a lost connection is reported, and typed text stays', async ({ page, me, context }) => {
  await page.goto('/admin/people')
  await expect(rowOf(page, me.email)).toBeVisible()
  await context.setOffline(true)
  await field(page).fill('aunt@porchlight.test')
  await button(page, 'Send invitation').click()
  await expect(field(page)).toHaveAccessibleDescription('The invitation could not be sent. Please try again.')
  await expect(field(page)).toHaveValue('aunt@porchlight.test')
  await context.setOffline(false)
  await page.route('**/api/people', async (route) => {
    await openSection(page, 'How to')
    await expect(field(page)).toHaveCount(0)
    await route.abort()
  })
  await button(page, 'Send invitation').click()
  await expectToast(page, 'Error', 'The invitation could not be sent. Please try again.')
  await page.route('**/api/people', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await field(page).fill('uncle@porchlight.test')
    await route.fulfill({ json: { id: '', email: 'aunt@porchlight.test', state: 'invited', invitedAt: '2026-11-28' } })
  })
  await openSection(page, 'People')
  await button(page, 'Send invitation').click()
  await expectToast(page, 'Success', 'Invitation sent to aunt@porchlight.test')
  await openSection(page, 'How to')
  await expect(field(page)).toHaveCount(0)
  await openSection(page, 'People')
  await expect(field(page)).toHaveValue('uncle@porchlight.test')
})

test('a person who is removed while editing finds the draft after being invited again', async ({
  page,
  me,
  other,
  title,
}) => {
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Typed before being removed')
  await waitForDraft(page, 'Typed before being removed')
  expect((await other.send('DELETE', `/api/people/${await subOf(me.email)}`)).status).toBe(204)
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await submitHostedLogin(page, me)
  await expect(page.getByRole('alert')).toBeVisible()

  expect((await other.send('POST', '/api/people', { email: me.email })).status).toBe(200)
  await callUserPool('AdminSetUserPassword', { Username: me.email, Password: me.password, Permanent: true })
  await submitHostedLogin(page, me)
  await expect(page).toHaveURL('/admin/property/new')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
})
