import { type Client, signIn } from '../../support/site/client.ts'
import type { Person } from '../../support/site/hosted-login.ts'
import { callUserPool, createAdmin, subOf } from '../../support/site/user-pool.ts'
import { test as adminTest, expect } from '../admin-test.ts'
import { waitForDraft } from './actions.ts'
import { addSession, submitHostedLogin } from './sign-in.ts'

interface Fixtures {
  me: Person
  other: Client
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
})

const removePerson = (Username: string) => callUserPool('AdminDeleteUser', { Username }).catch(() => {})

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
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
