import type { Page } from 'playwright/test'
import { type Client, signIn } from '../../support/site/client.ts'
import type { Person } from '../../support/site/hosted-login.ts'
import { callUserPool, createAdmin, newAddress, subOf } from '../../support/site/user-pool.ts'
import { test as adminTest, expect } from '../admin-test.ts'
import { waitForDraft } from './actions.ts'
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

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a person is invited by keyboard and removed by touch', async ({ page, me, address }) => {
    await page.goto('/admin/people')
    await expect(rowOf(page, me.email)).toContainText('You')
    await field(page).focus()
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', `Invitation sent to ${address}`)
    await rowOf(page, address).getByRole('button', { name: 'Remove' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Remove this person?' })
    await question.getByRole('button', { name: 'Remove' }).tap()
    await expectToast(page, 'Success', `${address} no longer has access`)
    await expect(rowOf(page, address)).toHaveCount(0)
  })
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
