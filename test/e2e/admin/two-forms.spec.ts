import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { rowOf } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test('after a property and its unit are saved, one step back leaves the page without a question', async ({
  page,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await sandbox.unit(id, { unit: unitFields(id) })
  await page.goto(`/admin?q=${title}`)
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('Saved during the question')
  await page.route('**/api/units/*', async (route) => {
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await route.continue()
  })
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\?q=/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
