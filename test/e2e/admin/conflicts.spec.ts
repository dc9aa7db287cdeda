import type { Page } from 'playwright/test'
import { signIn } from '../../support/site/client.ts'
import { draftFields, propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { createAdmin } from '../../support/site/user-pool.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { rowOf } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const update = (page: Page) => page.getByRole('button', { name: 'Update Property' })
const ownConflict = (page: Page) => page.getByRole('alertdialog', { name: 'You saved this property in another tab' })

test('a conflict that stays ends in a message; the saved version of the only difference is loaded; two changed fields are both kept without a question; the same ones are asked about one by one', async ({
  page,
  baseURL,
  admin,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const saved = draftFields({ title, description: 'Saved' })
  await page.goto(`/admin/property/${id}`)
  await textbox(page, /^Description/).fill('Mine, and all that came to my mind. '.repeat(60))
  await test.step('it locks the form while it is read', async () => {
    let saves = 0
    await page.route(`**/api/properties/${id}`, async (route) => {
      if (route.request().method() === 'PUT') saves += 1
      if (route.request().method() === 'PUT') return route.fulfill({ status: 409 })
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
      await route.continue()
    })
    await update(page).click()
    await expectToast(page, 'Error', 'Failed to save property')
    expect(saves).toBe(4)
    await expect(textbox(page, /^Description/)).toHaveValue(/^Mine/)
    await page.unroute(`**/api/properties/${id}`)
  })
  await test.step('the saved version is loaded, and nothing is left to save', async () => {
    await admin.send('PUT', `/api/properties/${id}`, { property: saved, images: [] })
    await update(page).click()
    await expect(ownConflict(page)).toContainText('Saved in the other tab')
    await expect(ownConflict(page)).not.toContainText(/someone else|theirs/i)
    await expectAccessible(page)
    await ownConflict(page).getByRole('button', { name: 'Use the saved one' }).click()
    await expect(textbox(page, /^Description/)).toHaveValue('Saved')
    await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
    expect(await sandbox.read(id)).toMatchObject({ version: 2 })
  })
  await test.step('the title is changed here, address and images elsewhere', async () => {
    await textbox(page, /^Title/).fill(`${title} renamed`)
    const address = '2 Elm Street, Dallas, TX'
    const images = [{ url: await upload(admin) }]
    await admin.send('PUT', `/api/properties/${id}`, { property: { ...saved, address }, images })
    await update(page).click()
    await expectToast(page, 'Success', 'Property updated successfully')
    await expect(page.getByText('Your changes in the other tab are kept, too.').first()).toBeVisible()
    await expect(page).toHaveURL('/admin')
    expect(await sandbox.read(id)).toMatchObject({ title: `${title} renamed`, address, images: [{}], version: 4 })
  })
  await test.step('of fields that both changed, the saved one is the primary choice', async () => {
    const other = await createAdmin()
    const colleague = await signIn(baseURL ?? '', other)
    await rowOf(page, `${title} renamed`).getByRole('link', { name: 'Edit' }).click()
    await textbox(page, /^Title/).fill(`${title} mine`)
    await textbox(page, /^Description/).fill('Mine')
    await page.getByLabel('Bedrooms').fill('5')
    const theirs = draftFields({ title: `${title} theirs`, description: 'Theirs', bedrooms: 3, squareFeet: 7 })
    await colleague.send('PUT', `/api/properties/${id}`, { property: theirs, images: [] })

    await update(page).click()
    const dialog = page.getByRole('alertdialog', { name: `${other.email} saved this property` })
    await expect(dialog).toContainText('1 of 2.')
    await expect(dialog.getByRole('listitem')).toHaveText([
      `TitleSaved by ${other.email}${title} theirsYours${title} mine`,
    ])
    await expect(dialog.getByRole('button').last()).toHaveText('Use theirs')
    await dialog.getByRole('button', { name: 'Use theirs' }).click()
    await expect(dialog).toContainText('2 of 2.')
    await expect(dialog.getByRole('listitem')).toContainText('Description')
    await dialog.getByRole('button', { name: 'Use mine' }).click()
    await expect(page).toHaveURL('/admin')
    expect(await sandbox.read(id)).toMatchObject({
      title: `${title} theirs`,
      description: 'Mine',
      bedrooms: 5,
      squareFeet: 7,
    })
  })
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

  await test.step('somebody publishes it and restores an earlier version', async () => {
    await admin.send('PUT', `/api/properties/${id}`, { property: propertyFields({ title, bedrooms: 9 }), images: [] })
    const { changes } = await (await admin.send('GET', `/api/history?historyId=${id}`)).json()
    await admin.send('POST', `/api/history/${changes[1].id}/restore`, { state: 'after' })
  })
  await test.step('somebody deletes and restores it', async () => {
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
  })
  await test.step('the history has every version', async () => {
    const { changes } = await (await admin.send('GET', `/api/history?historyId=${id}`)).json()
    const actions = changes.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['saved', 'restored', 'deleted', 'restored', 'saved', 'created'])
  })
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
