import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test('two people who save the same unit: images and fields of both are kept', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const hall = { url: await upload(admin), caption: 'Hall' }
  const stored = await sandbox.unit(id, { unit: unitFields(id), images: [hall] })
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('A window seat')
  await field(page, 'Bedrooms').fill('2')
  const images = [{ ...hall, id: stored.images[0]?.id }, { url: await upload(admin) }]
  await admin.send('PATCH', `/api/units/${stored.id}`, { unit: unitFields(id, { bedrooms: 3 }), images })
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  const conflict = page.getByRole('alertdialog', { name: 'You saved this unit in another tab' })
  await expect(conflict.getByRole('listitem')).toHaveText(['BedroomsSaved in the other tab3In this tab2'])
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Use the saved one' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  await expect(unitCard(page, '1A').getByText('A window seat')).toBeVisible()
  expect(await sandbox.units(id)).toMatchObject([
    {
      bedrooms: 3,
      features: 'A window seat',
      images: [{ caption: 'Hall', isPrimary: true }, { caption: null }],
    },
  ])
})
