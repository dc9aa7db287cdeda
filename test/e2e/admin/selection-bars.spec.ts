import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectUncovered } from './selection-bar.ts'
import { expectToast } from './toasts.ts'

test('the bar of selected properties does not cover the focused control and keeps its height', async ({
  page,
  sandbox,
  title,
}) => {
  for (const name of ['one', 'two', 'three', 'four'])
    await sandbox.property({ property: draftFields({ title: `${title} ${name}` }) })
  await page.goto(`/admin?q=${encodeURIComponent(title)}`, { waitUntil: 'networkidle' })
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('button', { name: 'Select several' }).press('Enter')
  await expectUncovered(page, 'Selected properties')
})

test('on a phone on its side a toast is above the bar of selected properties', async ({ page, sandbox, title }) => {
  await sandbox.property({ property: draftFields({ title }) })
  const bar = page.getByRole('group', { name: 'Selected properties' })
  await page.goto(`/admin?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'Select several' }).click()
  await bar.getByRole('button', { name: 'Select all shown' }).click()
  await bar.getByRole('button', { name: 'Availability' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leased' }).click()
  await expectToast(page, 'Success', 'Availability of 1 property saved.')
  await page.getByRole('button', { name: 'Select several' }).click()
  await page.setViewportSize({ width: 844, height: 390 })
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  const [above, below] = [await toast.boundingBox(), await bar.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})
