import type { Page } from 'playwright/test'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { uploads } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { openSection } from './sections.ts'
import { unitCard } from './unit-actions.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const otherDevices = /\b(drop|drag|click|hover|press|ctrl|control|keys?|keyboard|mouse|F8)\b/i

const expectNoOtherDevice = (page: Page) =>
  expect(page.locator('body')).not.toContainText(otherDevices, { useInnerText: true })

test('on a phone no text names a mouse or a keyboard', async ({ page, admin, sandbox, title }) => {
  const urls = await uploads(admin, 2)
  const { id } = await sandbox.property({ property: draftFields({ title }), images: urls.map((url) => ({ url })) })
  for (const unitNumber of ['2A', '2B']) await sandbox.unit(id, { unit: unitFields(id, { unitNumber }), images: [] })
  await page.goto(`/admin/property/${id}`)
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Reorder image 1' })).toHaveAccessibleDescription(
    'Use the buttons that move the image earlier or later.',
  )
  const dialogs = [
    ['Upload Images', 'Choose images'],
    ['Describe all images', 'Say what each image shows.'],
    ['Crop image 1', 'Tap what matters most, or use the sliders.'],
  ] as const
  for (const [button, text] of dialogs) {
    // Quick taps would count as a double tap.
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toContainText(text)
    await expectNoOtherDevice(page)
    await page.keyboard.press('Escape')
  }
  await unitCard(page, '2B').getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectNoOtherDevice(page)

  await openSection(page, 'Spreadsheets')
  await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()
  await expectNoOtherDevice(page)
})
