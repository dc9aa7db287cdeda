import { lostResponse, noResponse, type Page, test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { openSection } from './screens.ts'

const people = (page: Page, email: string) =>
  page.getByRole('list', { name: 'People with access' }).getByRole('listitem').filter({ hasText: email })
const field = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const invite = (page: Page) => page.getByRole('button', { name: 'Send invitation' })
const newAddress = () => `${crypto.randomUUID()}@porchlight.test`

test('the list marks the current person, who cannot be removed', async ({ page }) => {
  await page.goto('/admin/people')
  const own = people(page, 'ada@porchlight.test')
  await expect(own).toContainText('You')
  await expect(own).toContainText('Last seen today')
  await expect(own.getByRole('button')).toHaveCount(0)
})

test('errors of an invitation are next to the field', async ({ page }) => {
  const address = newAddress()
  await page.goto('/admin/people')
  await invite(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription('Please enter an email address, such as ada@example.org')
  await field(page).fill('ada@porchlight.test')
  await invite(page).click()
  await expect(field(page)).toHaveAccessibleDescription('ada@porchlight.test can sign in already.')
  page.route('POST /api/people', lostResponse, { times: 1 })
  await field(page).fill(address)
  await invite(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/could not be sent/)
  await invite(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/has been invited already/)
  await expect(people(page, address)).toContainText('Invited today, has not signed in yet')
  await people(page, address).getByRole('button', { name: 'Invite again' }).click()
  await expectToast(page, 'Success', `Invitation sent to ${address}`)
})

test('removing asks first and names the person', async ({ page }) => {
  const address = newAddress()
  await page.goto('/admin/people')
  await field(page).fill(address)
  await invite(page).click()
  await expectToast(page, 'Success', `Invitation sent to ${address}`)
  await expect(field(page)).toHaveValue('')
  const question = page.getByRole('alertdialog', { name: 'Remove this person?' })
  await people(page, address).getByRole('button', { name: 'Remove' }).click()
  await expect(question).toContainText(address)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(people(page, address)).toBeVisible()
  await people(page, address).getByRole('button', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Success', `${address} no longer has access`)
  await expect(people(page, address)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'People' })).toBeFocused()
})

test('a person is signed out everywhere, or already gone', async ({ page, admin, colleague }) => {
  const { email } = colleague
  const other = newAddress()
  await admin.send('POST', '/api/people', { email: other })
  await page.goto('/admin/people')
  await expect(people(page, email)).toContainText('Last seen today')
  await people(page, email).getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await expect(question).toContainText(email)
  page.route('POST /api/people/{id}/sign-out', async (send) => {
    await expect(people(page, other).getByRole('button', { name: 'Remove' })).toBeDisabled()
    return send()
  })
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expectToast(page, 'Success', `${email} is signed out everywhere`)
  expect((await colleague.send('GET', '/api/auth/user')).status).toBe(401)

  const listed: { id: string; email: string }[] = await (await admin.send('GET', '/api/people')).json()
  await admin.send('DELETE', `/api/people/${listed.find((person) => person.email === email)?.id}`)
  await people(page, email).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Error', `${email} is no longer in the list`)
  await expect(people(page, email)).toHaveCount(0)
})

test('a lost connection is reported, and typed text stays', async ({ page }) => {
  const failed = 'The invitation could not be sent. Please try again.'
  await page.goto('/admin/people')
  await expect(people(page, 'ada@porchlight.test')).toBeVisible()
  page.setOffline(true)
  await field(page).fill('aunt@porchlight.test')
  await invite(page).click()
  await expect(field(page)).toHaveAccessibleDescription(failed)
  await expect(field(page)).toHaveValue('aunt@porchlight.test')
  page.setOffline(false)
  page.route('POST /api/people', async () => {
    await openSection(page, 'How to')
    await expect(field(page)).toHaveCount(0)
    return noResponse()
  })
  await invite(page).click()
  await expectToast(page, 'Error', failed)
  page.route('POST /api/people', async () => {
    await field(page).fill('uncle@porchlight.test')
    return Response.json({ id: '', email: 'aunt@porchlight.test', state: 'invited', invitedAt: '2026-11-28' })
  })
  await openSection(page, 'People')
  await invite(page).click()
  await expectToast(page, 'Success', 'Invitation sent to aunt@porchlight.test')
  await openSection(page, 'How to')
  await expect(field(page)).toHaveCount(0)
  await openSection(page, 'People')
  await expect(field(page)).toHaveValue('uncle@porchlight.test')
})
