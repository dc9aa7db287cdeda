import { changesSchema } from '@porchlight/contract/history/history'
import { okJson } from '../../support/site/client.ts'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { rowOf } from './actions.ts'
import { bar, done, undone } from './bulk-actions.ts'
import { press, tabTo } from './keys.ts'
import { expectToast } from './toasts.ts'

test('availability of several properties is set by keyboard, for all units of a building at once, with Undo', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const building = await sandbox.property({
    property: draftFields({ title: `${title} building`, availability: 'available' }),
  })
  const units = [
    await sandbox.unit(building.id, { unit: unitFields(building.id, { unitNumber: '1' }) }),
    await sandbox.unit(building.id, { unit: unitFields(building.id, { unitNumber: '2', availability: 'soon' }) }),
  ]
  const house = await sandbox.property({
    property: draftFields({ title: `${title} house`, propertyType: 'single-family', availability: 'available' }),
  })
  const stated = async () => [
    ...(await sandbox.units(building.id)).map(({ availability }) => availability),
    (await sandbox.read(house.id)).availability,
    (await sandbox.read(building.id)).availability,
  ]
  const latest = async () => {
    const { changes } = changesSchema.parse(
      await okJson(await admin.send('GET', `/api/history?historyId=${building.id}`)),
    )
    return changes.slice(0, 3).map(({ group, action }) => [group === changes[0]?.group, action])
  }
  await page.goto(`/admin?q=${encodeURIComponent(title)}`)
  const select = page.getByRole('button', { name: 'Select several' })
  await press(page, select)
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  for (const name of [`Select ${title} building`, `Select ${title} house`]) {
    await tabTo(page, page.getByRole('checkbox', { name }))
    await page.keyboard.press('Space')
  }
  await press(page, bar(page).getByRole('button', { name: 'Availability' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Leased' }))
  await done(page)
  await expectToast(page, 'Success', 'Availability of 2 properties saved.')
  expect(await stated()).toEqual(['leased', 'leased', 'leased', null])
  await expect(rowOf(page, `${title} building`)).toContainText('Leased')
  expect(await latest()).toEqual([1, 2, 3].map(() => [true, 'saved']))
  await page.getByRole('button', { name: 'Undo' }).click()
  await undone(page)
  await expectToast(page, 'Success', '2 properties restored.')
  expect(await stated()).toEqual([...units.map(({ availability }) => availability), 'available', 'available'])
  expect(await latest()).toEqual([1, 2, 3].map(() => [true, 'restored']))
  expect((await sandbox.units(building.id)).map((unit) => unit.availabilityConfirmedAt)).toEqual(
    units.map((unit) => unit.availabilityConfirmedAt),
  )
})
