import { type Page, status, test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { draftFields, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { unitCard, unitField, units } from './screens.ts'

const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const update = (page: Page) => page.getByRole('button', { name: 'Update Property' })
const ownConflict = (page: Page) => page.getByRole('alertdialog', { name: 'You saved this property in another tab' })
const put = 'PUT /api/properties/{id}'

test('a conflict that stays ends in a message', async ({ page, building }) => {
  await building({})
  await textbox(page, /^Description/).fill('Mine')
  let saves = 0
  page.route(put, () => {
    saves += 1
    return status(409)()
  })
  page.route('GET /api/properties/{id}', async (send) => {
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    return send()
  })
  await update(page).click()
  await expectToast(page, 'Error', 'Failed to save property')
  expect(saves).toBe(4)
  await expect(textbox(page, /^Description/)).toHaveValue('Mine')
})

test('the saved version of the only difference is loaded', async ({ page, sandbox, admin, building }) => {
  const { id } = await building({})
  await textbox(page, /^Description/).fill('Mine, and all that came to my mind. '.repeat(60))
  const { title } = await sandbox.read(id)
  const saved = draftFields({ title, description: 'Saved' })
  await admin.send('PUT', `/api/properties/${id}`, { property: saved, images: [] })
  await update(page).click()
  await expect(ownConflict(page)).toContainText('Saved in the other tab')
  await expect(ownConflict(page)).not.toContainText(/someone else|theirs/i)
  await ownConflict(page).getByRole('button', { name: 'Use the saved one' }).click()
  await expect(textbox(page, /^Description/)).toHaveValue('Saved')
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
  expect(await sandbox.read(id)).toMatchObject({ version: 2 })
})

test('different changed fields, and images, are kept unasked', async ({
  page,
  upload,
  sandbox,
  admin,
  title,
  building,
}) => {
  const { id } = await building({})
  await textbox(page, /^Title/).fill(`${title} renamed`)
  const address = '2 Elm Street, Dallas, TX'
  const images = [{ url: await upload() }]
  await admin.send('PUT', `/api/properties/${id}`, { property: draftFields({ title, address }), images })
  await update(page).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  await expect(page.getByText('Your changes in the other tab are kept, too.')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  expect(await sandbox.read(id)).toMatchObject({ title: `${title} renamed`, address, images: [{}], version: 3 })
})

test('fields that two people changed are asked about one by one', async ({
  page,
  sandbox,
  colleague,
  title,
  building,
}) => {
  const { id } = await building({})
  await textbox(page, /^Title/).fill(`${title} mine`)
  await textbox(page, /^Description/).fill('Mine')
  await page.getByLabel('Bedrooms').fill('5')
  const theirs = draftFields({ title: `${title} theirs`, description: 'Theirs', bedrooms: 3, squareFeet: 7 })
  await colleague.send('PUT', `/api/properties/${id}`, { property: theirs, images: [] })

  await update(page).click()
  const dialog = page.getByRole('alertdialog', { name: `${colleague.email} saved this property` })
  await expect(dialog).toContainText('1 of 2.')
  await expect(dialog.getByRole('listitem')).toHaveText([
    `TitleSaved by ${colleague.email}${title} theirsYours${title} mine`,
  ])
  await expect(dialog.getByRole('button').last()).toHaveText('Use theirs')
  await dialog.getByRole('button', { name: 'Use theirs' }).click()
  await expect(dialog).toContainText('2 of 2.')
  await expect(dialog.getByRole('listitem')).toContainText('Description')
  await dialog.getByRole('button', { name: 'Use mine' }).click()
  await expect(page).toHaveURL('/admin')
  const merged = { title: `${title} theirs`, description: 'Mine', bedrooms: 5, squareFeet: 7 }
  expect(await sandbox.read(id)).toMatchObject(merged)
})

test('a save after a publication, a restored version and a deletion loses nothing', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title, status: 'draft' }) })
  await page.goto(`/admin/property/${id}`)
  await textbox(page, /^Description/).fill('Mine')
  const changes = async () => (await (await admin.send('GET', `/api/history?historyId=${id}`)).json()).changes

  await admin.send('PUT', `/api/properties/${id}`, { property: propertyFields({ title, bedrooms: 9 }), images: [] })
  await admin.send('POST', `/api/history/${(await changes())[1].id}/restore`, { state: 'after' })
  await admin.send('DELETE', `/api/properties/${id}`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expectToast(page, 'Error', 'Failed to duplicate property. Someone deleted it.')
  await page.getByRole('button', { name: 'Copy a link for the family' }).click()
  await expectToast(page, 'Error', 'Someone deleted this property. It has no previews.')
  await update(page).click()
  await expect(page.getByRole('region', { name: 'One thing to fix' })).toContainText(
    'Someone deleted this property. Restore it from "Recently deleted" in another tab, then save again.',
  )
  await expect(textbox(page, /^Description/)).toHaveValue('Mine')
  await admin.send('POST', `/api/deleted-properties/${id}/restore`)
  await update(page).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  const saved = await sandbox.read(id)
  expect(saved).toMatchObject({ description: 'Mine', bedrooms: 3 })
  expect(saved.status).toBeUndefined()
  const actions = (await changes()).map(({ action }: { action: string }) => action)
  expect(actions).toEqual(['saved', 'restored', 'deleted', 'restored', 'saved', 'created'])
})

test('two people who save the same unit: images and fields of both are kept', async ({
  page,
  upload,
  sandbox,
  admin,
}) => {
  const { id } = await sandbox.property({ property: draftFields() })
  const hall = { url: await upload(), caption: 'Hall' }
  const stored = await sandbox.unit(id, { unit: unitFields(id), images: [hall] })
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await unitField(page, 'Features').fill('A window seat')
  await unitField(page, 'Bedrooms').fill('2')
  const images = [{ ...hall, id: stored.images[0]?.id }, { url: await upload() }]
  await admin.send('PATCH', `/api/units/${stored.id}`, { unit: unitFields(id, { bedrooms: 3 }), images })
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  const conflict = page.getByRole('alertdialog', { name: 'You saved this unit in another tab' })
  await expect(conflict.getByRole('listitem')).toHaveText(['BedroomsSaved in the other tab3In this tab2'])
  await conflict.getByRole('button', { name: 'Use the saved one' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  await expect(unitCard(page, '1A').getByText('A window seat')).toBeVisible()
  const kept = [{ caption: 'Hall', isPrimary: true }, { caption: null }]
  expect(await sandbox.units(id)).toMatchObject([{ bedrooms: 3, features: 'A window seat', images: kept }])
})
