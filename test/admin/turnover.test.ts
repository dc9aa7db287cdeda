import type { UnitInput } from '@porchlight/contract/properties/unit'
import { vi } from 'vitest'
import { businessToday } from '../../web/src/admin/business-time.ts'
import { lostResponse, type Page, test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { draftFields, unitFields } from '../support/site/sandbox.ts'
import { rowOf } from './screens.ts'

const opener = (page: Page, title: string) => rowOf(page, title).getByRole('button', { name: /^Availability: / })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Availability' })
const line = (page: Page, name: string) => panelOf(page).getByRole('group', { name })
const press = (page: Page, name: string) => panelOf(page).getByRole('button', { name }).click()

test('Undo of an availability can be repeated after a lost connection, and acts once', async ({
  page,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title, propertyType: 'single-family' }) })
  await page.goto('/admin')
  await opener(page, title).click()
  await line(page, 'The home').getByRole('button', { name: 'From today' }).click()
  await press(page, 'Save')
  await expectToast(page, 'Success', 'Availability saved')
  await expect(opener(page, title)).toHaveText('Available now')
  page.setOffline(true)
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expectToast(page, 'Error', 'Failed to undo. You are offline. Try again when the connection returns.')
  page.setOffline(false)
  const release = page.hold('PUT /api/properties/{id}/availability')
  await undo.clickTwice()
  expect(undo.one.getAttribute('aria-busy')).toBe('true')
  release()
  await expectToast(page, 'Success', 'Availability restored')
  expect(await sandbox.read(id)).toMatchObject({ availability: null, version: 3 })
})

test('"From today" means the day on which it is pressed', async ({ page, sandbox, title }) => {
  await sandbox.property({ property: draftFields({ title, propertyType: 'single-family' }) })
  await page.goto('/admin')
  await opener(page, title).click()
  const button = line(page, 'The home').getByRole('button', { name: 'From today' })
  await expect(button).toBeVisible()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  const tomorrow = businessToday()
  await button.click()
  vi.useRealTimers()
  await expect(line(page, 'The home').locator('input[type=date]')).toHaveValue(tomorrow)
})

test('the second of two people sees what was saved', async ({ page, building, sandbox, admin, title }) => {
  const { id, units } = await building({}, '101', '102')
  await page.goto('/admin')
  await opener(page, title).click()
  for (const number of ['101', '102']) await line(page, `Unit ${number}`).getByText('Leased').click()
  const save = (index: number, changes: Partial<UnitInput['unit']>) =>
    admin.send('PATCH', `/api/units/${units[index]?.id}`, { unit: unitFields(id, changes), images: [] })
  await save(0, { unitNumber: '101', availability: 'available' })
  await save(1, { unitNumber: '102', features: 'A window seat' })
  await press(page, 'Save')
  await expect(line(page, 'Unit 101')).toContainText('Saved in the meantime: Available now.')
  await expect(line(page, 'Unit 102')).not.toContainText('Saved in the meantime')
  expect(await sandbox.units(id)).toMatchObject([{ availability: 'available' }, { availability: null }])
  page.route('PUT /api/properties/{id}/availability', lostResponse, { times: 1 })
  await press(page, 'Save')
  await expectToast(page, 'Error', 'Failed to save the availability')
  await expect(panelOf(page).getByRole('alert')).toContainText('Failed to save the availability. The server did not')
  await expect(opener(page, title)).toHaveText('Leased')
  await press(page, 'Save')
  await expectToast(page, 'Success', 'Availability saved')
  const leased = { availability: 'leased' }
  expect(await sandbox.units(id)).toMatchObject([leased, { ...leased, features: 'A window seat' }])

  await admin.send('DELETE', `/api/properties/${id}`)
  await opener(page, title).click()
  await expect(panelOf(page).getByRole('heading', { name: 'Someone deleted this property' })).toBeVisible()
  await press(page, 'Try again')
  await expect(panelOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await admin.send('POST', `/api/deleted-properties/${id}/restore`)
  await press(page, 'Try again')
  await line(page, 'Unit 101').getByText('Not shown').click()
  await admin.send('DELETE', `/api/properties/${id}`)
  await press(page, 'Save')
  await expectToast(page, 'Error', 'Someone deleted this property.')
  await expect(rowOf(page, title)).toHaveCount(0)
})

test('"Needs attention" lists what has grown old, and "Still true" confirms it', async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const availableFrom = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10)
  await sandbox.unit(id, { unit: unitFields(id, { availability: 'soon', availableFrom }) })
  await sandbox.property({ property: draftFields({ title: `${title} other`, propertyType: 'single-family' }) })
  await page.goto(`/admin?q=${encodeURIComponent(title)}&attention=passed`)
  await expect(page.getByRole('main').getByText(/^1 of \d+ propert/)).toBeVisible()
  await rowOf(page, title).getByRole('button', { name: 'Still true' }).click()
  await expectToast(page, 'Success', 'Availability confirmed')
  await expect(rowOf(page, title)).toHaveCount(0)
  expect(await sandbox.units(id)).toMatchObject([{ availability: 'available', availableFrom: null, version: 2 }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, title)).toBeVisible()
})
