import { changesSchema } from '@porchlight/contract/history/history'
import { noResponse, type Page, test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { okJson } from '../support/site/client.ts'
import { draftFields, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { rowOf } from './screens.ts'

const bar = (page: Page) => page.getByRole('group', { name: 'Selected properties' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

async function selectAll(page: Page, title: string) {
  await page.goto(`/admin?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'Select several' }).click()
  await bar(page).getByRole('button', { name: 'Select all shown' }).click()
}

async function choose(page: Page, button: string, choice: string) {
  await bar(page).getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: choice }).click()
}

test('a bulk deletion counts what failed, and Undo can be repeated', async ({ page, sandbox, admin, title }) => {
  const first = await sandbox.property({ property: draftFields({ title: `${title} one` }) })
  const second = await sandbox.property({ property: draftFields({ title: `${title} two` }) })
  await selectAll(page, title)
  const closesUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let deletions = 0
  page.route('DELETE /api/properties/{id}', (send) => {
    expect(closesUnasked()).toBe(false)
    deletions += 1
    return deletions === 2 ? noResponse() : send()
  })
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2 properties?' })
  await question.getByRole('button', { name: 'Keep them' }).click()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete 2 properties' }).click()
  const lost = 'The server did not respond. Check your connection, then try again.'
  await expectToast(page, 'Success', `1 property deleted. 1 property could not be changed. ${lost}`)
  expect(closesUnasked()).toBe(true)
  await expect(page.getByRole('checkbox', { name: /^Select Test house/ })).toBeChecked()
  await expect(bar(page).getByRole('button', { name: 'Select all shown' })).toBeFocused()

  page.setOffline(true)
  await undo(page).click()
  const offline = 'You are offline. Try again when the connection returns.'
  await expectToast(page, 'Error', `1 property could not be restored. ${offline}`)
  page.setOffline(false)
  await undo(page).click()
  await expectToast(page, 'Success', '1 property restored.')
  for (const { title } of [first, second]) await expect(rowOf(page, title)).toBeVisible()

  await choose(page, 'Who can see it', 'Only the family (draft)')
  await expectToast(page, 'Success', '1 property is visible only to the family.')
  for (const { id } of [first, second]) await admin.send('DELETE', `/api/properties/${id}`)
  await undo(page).click()
  await expectToast(page, 'Error', '1 property could not be restored. Someone has made changes since then.')
  await expect(undo(page)).toHaveCount(0)
})

test('unchanged examples are removed at once, with Undo', async ({ page, sandbox, admin, title }) => {
  const exampleId = () => `${crypto.randomUUID().slice(0, 14)}8${crypto.randomUUID().slice(15)}`
  const example = (name: string) =>
    sandbox.property({ property: { ...propertyFields({ title: `${title} ${name}` }), id: exampleId() } as never })
  const [untouched, extended, changed] = [await example('one'), await example('two'), await example('three')]
  const own = await sandbox.property({ property: propertyFields({ title: `${title} own` }) })
  await sandbox.unit(extended.id)
  const fields = propertyFields({ title: `${title} three` })
  await admin.send('PUT', `/api/properties/${changed.id}`, { property: fields, images: [] })
  const statuses = () =>
    Promise.all(
      [untouched, extended, changed, own].map(
        async ({ id }) => (await admin.send('GET', `/api/properties/${id}`)).status,
      ),
    )
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Remove the examples' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the example?' })
  await expect(question).toContainText('1 property that nobody has changed')
  await question.getByRole('button', { name: 'Remove the example' }).click()
  await expectToast(page, 'Success', '1 property deleted.')
  expect(await statuses()).toEqual([404, 200, 200, 200])
  await undo(page).click()
  await expectToast(page, 'Success', '1 property restored.')
  expect(await statuses()).toEqual([200, 200, 200, 200])
})

test('a unit saved meanwhile by someone else keeps its availability', async ({ page, sandbox, admin, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const first = await sandbox.unit(id)
  for (const hundred of [100, 200]) {
    const unitNumbers = Array.from({ length: 25 }, (_, n) => String(hundred + n))
    await admin.send('POST', `/api/units/${first.id}/duplicates`, { unitNumbers })
  }
  const last = (await sandbox.units(id)).at(-1)
  page.route('PUT /api/properties/{id}/availability', async (send) => {
    const unit = unitFields(id, { unitNumber: '224', availability: 'available' })
    await admin.send('PATCH', `/api/units/${last?.id}`, { unit, images: [] })
    return send()
  })
  await selectAll(page, title)
  await choose(page, 'Availability', 'Leased')
  await expectToast(
    page,
    'Error',
    '1 property could not be changed. Someone else made changes in the meantime. Please try again.',
  )
  const stated = (await sandbox.units(id)).map(({ availability }) => availability)
  expect(stated).toEqual([...Array(50).fill(null), 'available'])
})

test('availability is set for several properties, and for all units of a building, with Undo', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const building = await sandbox.property({ property: draftFields({ title, availability: 'available' }) })
  const units = [
    await sandbox.unit(building.id, { unit: unitFields(building.id, { unitNumber: '1' }) }),
    await sandbox.unit(building.id, { unit: unitFields(building.id, { unitNumber: '2', availability: 'soon' }) }),
  ]
  const house = { title: `${title} house`, propertyType: 'single-family', availability: 'available' } as const
  const { id: houseId } = await sandbox.property({ property: draftFields(house) })
  const stated = async () => [
    ...(await sandbox.units(building.id)).map(({ availability }) => availability),
    (await sandbox.read(houseId)).availability,
    (await sandbox.read(building.id)).availability,
  ]
  const latest = async () => {
    const answer = await admin.send('GET', `/api/history?historyId=${building.id}`)
    const { changes } = changesSchema.parse(await okJson(answer))
    return changes.slice(0, 3).map(({ group, action }) => [group === changes[0]?.group, action])
  }
  await page.goto(`/admin?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'Select several' }).click()
  await expect(bar(page)).toContainText('0 selected')
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeDisabled()
  await page.getByRole('checkbox', { name: `Select ${house.title}` }).click()
  await page.reload()
  await expect(bar(page)).toContainText('1 selected')
  await bar(page).getByRole('button', { name: 'Select all shown' }).click()
  await choose(page, 'Availability', 'Leased')
  await expectToast(page, 'Success', 'Availability of 2 properties saved.')
  await expect(bar(page)).toHaveCount(0)
  expect(await stated()).toEqual(['leased', 'leased', 'leased', null])
  await expect(rowOf(page, title)).toContainText('Leased')
  expect(await latest()).toEqual([1, 2, 3].map(() => [true, 'saved']))
  await undo(page).click()
  await expectToast(page, 'Success', '2 properties restored.')
  expect(await stated()).toEqual([null, 'soon', 'available', 'available'])
  expect(await latest()).toEqual([1, 2, 3].map(() => [true, 'restored']))
  expect((await sandbox.units(building.id)).map((unit) => unit.availabilityConfirmedAt)).toEqual(
    units.map((unit) => unit.availabilityConfirmedAt),
  )
})
