import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { unitCard } from './unit-actions.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the numbers of new units are accessible, and by keyboard a feature of another property is added', async ({
  page,
  sandbox,
  title,
}) => {
  const feature = `Lamp of ${title.slice(-6)}`
  const { id } = await sandbox.property({ property: draftFields({ title, features: [] }) })
  await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '101' }) })
  await sandbox.property({ property: draftFields({ title: `${title} A`, features: [feature] }) })
  await page.goto(`/admin/property/${id}`)
  const features = page.getByRole('textbox', { name: 'Features' })
  await features.fill('Porch, lamp of')
  const add = page.getByRole('button', { name: `Add ${feature}` })
  await expect(add).toBeVisible()
  await features.press('ArrowDown')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(features).toHaveValue(`Porch, ${feature}`)
  await page.keyboard.press('Escape')
  await expect(features).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'YouTube Video URL' })).toBeFocused()
  await page.getByText('Preview the card').press('Enter')
  await expect(page.getByRole('article', { name: title, exact: true }).getByText(feature)).toBeVisible()
  await unitCard(page, '101').getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('dialog', { name: 'Units like 101' })).toBeVisible()
  await expectAccessible(page)
})
