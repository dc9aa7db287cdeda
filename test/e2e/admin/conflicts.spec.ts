import type { Page } from 'playwright/test'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { imageRows, uploadImages } from './acts.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-acts.ts'

// The server's refusal of an outdated save is told by the browser, too.
test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test.describe('two people save the same property', () => {
  const description = (at: Page) => at.getByRole('textbox', { name: /^Description/ })

  for (const [choice, kept] of [
    ['Overwrite with yours', 'Mine'],
    ['Take what was saved', 'Theirs'],
  ] as const) {
    test(`the second looks at both, and can choose: ${choice}`, async ({ page, colleague, sandbox, title }) => {
      const { id } = await sandbox.property({ property: propertyFields({ title }) })
      for (const [at, text] of [
        [page, 'Mine'],
        [colleague, 'Theirs'],
      ] as const) {
        await at.goto(`/admin/property/${id}`)
        await description(at).fill(text)
      }
      await colleague.getByRole('button', { name: 'Update Property' }).click()
      await expectToast(colleague, 'Success', 'Property updated successfully')

      await page.getByRole('button', { name: 'Update Property' }).click()
      const conflict = page.getByRole('alertdialog', { name: 'Somebody else saved this property' })
      await expect(conflict).toContainText('Description')
      await expect(conflict.getByText('Mine', { exact: true })).toBeVisible()
      await expect(conflict.getByText('Theirs', { exact: true })).toBeVisible()
      await conflict.getByRole('button', { name: 'Keep editing' }).click()
      await expect(description(page)).toHaveValue('Mine')
      await page.getByRole('button', { name: 'Update Property' }).click()
      await conflict.getByRole('button', { name: choice }).click()
      await expect(conflict).toHaveCount(0)
      if (kept === 'Mine') await expectToast(page, 'Success', 'Property updated successfully')
      else await expect(description(page)).toHaveValue('Theirs')
      await expect.poll(async () => (await sandbox.read(id)).description).toBe(kept)
    })
  }

  test("overwriting keeps the other one's new photo", async ({ page, colleague, sandbox, admin, photos, title }) => {
    const images = [{ url: await upload(admin), caption: 'Front' }]
    const { id } = await sandbox.property({ property: propertyFields({ title }), images })
    for (const at of [page, colleague]) await at.goto(`/admin/property/${id}`)
    await description(page).fill('Mine')
    await uploadImages(colleague, [photos.blue])
    await colleague.getByRole('button', { name: 'Update Property' }).click()
    await expectToast(colleague, 'Success', 'Property updated successfully')

    await page.getByRole('button', { name: 'Update Property' }).click()
    await page.getByRole('button', { name: 'Overwrite with yours' }).click()
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({ description: 'Mine', images: [{ caption: 'Front' }, {}] })
  })
})

test('whatever somebody else does to a home, who is typing is told and loses nothing', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title, status: 'draft' }) })
  await page.goto(`/admin/property/${id}`)
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.fill('Mine')
  const update = page.getByRole('button', { name: 'Update Property' })
  const conflict = page.getByRole('alertdialog', { name: 'Somebody else saved this property' })

  await test.step('publishes it', async () => {
    await admin.send('PUT', `/api/properties/${id}`, { property: propertyFields({ title }), images: [] })
    await update.click()
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Who can see it' })).toContainText('Everybody')
    await conflict.getByRole('button', { name: 'Keep editing' }).click()
  })
  await test.step('restores an earlier version', async () => {
    const { changes } = await (await admin.send('GET', `/api/history?home=${id}`)).json()
    await admin.send('POST', `/api/history/${changes[1].id}/restore`, { state: 'after' })
    await update.click()
    await expect(conflict).toContainText('Mine')
    await conflict.getByRole('button', { name: 'Keep editing' }).click()
  })
  await test.step('deletes it, and brings it back', async () => {
    await admin.send('DELETE', `/api/properties/${id}`)
    await update.click()
    await expect(page.getByRole('region', { name: 'One thing to put right' })).toContainText(
      'Somebody deleted this property meanwhile. Restore it from "Recently deleted" in another window, then save again.',
    )
    await expect(description).toHaveValue('Mine')
    await admin.send('POST', `/api/deleted-properties/${id}/restore`)
    await update.click()
    await conflict.getByRole('button', { name: 'Overwrite with yours' }).click()
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({ description: 'Mine' })
  })
  await test.step('every version is in the history', async () => {
    const { changes } = await (await admin.send('GET', `/api/history?home=${id}`)).json()
    expect(changes.map(({ action }: { action: string }) => action)).toEqual([
      'saved',
      'restored',
      'deleted',
      'restored',
      'saved',
      'created',
    ])
  })
})

test.describe('two people save the same unit', () => {
  /** Both have its form open; the other one has saved a photo and a number, and this one has typed something. */
  test.beforeEach(async ({ page, colleague, sandbox, admin, photos, title }) => {
    const { id } = await sandbox.property({ property: propertyFields({ title }) })
    await sandbox.unit(id, { unit: unitFields(id), images: [{ url: await upload(admin), caption: 'Hall' }] })
    for (const at of [page, colleague]) {
      await at.goto(`/admin/property/${id}`)
      await unitCard(at, '1A').getByRole('button', { name: 'Edit' }).click()
    }
    await field(colleague, 'Bedrooms').fill('3')
    await uploadImages(units(colleague), [photos.blue])
    await units(colleague).getByRole('button', { name: 'Update Unit' }).click()
    await expectToast(colleague, 'Success', 'Unit updated successfully')

    await field(page, 'Features').fill('A window seat')
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
  })
  const conflictOf = (page: Page) => page.getByRole('alertdialog', { name: 'Somebody else saved this unit' })
  const stored = async (page: Page, sandbox: { units: (id: string) => Promise<object[]> }) =>
    (await sandbox.units(new URL(page.url()).pathname.split('/').at(-1) ?? ''))[0]

  test("the second looks at both, and overwriting keeps the first one's new photo", async ({ page, sandbox }) => {
    const conflict = conflictOf(page)
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Bedrooms' })).toHaveText(/Saved meanwhile3Yours1/)
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Features' })).toContainText('A window seat')
    await expect(conflict.getByText('Images')).toHaveCount(0)
    await conflict.getByRole('button', { name: 'Keep editing' }).click()
    await expect(field(page, 'Features')).toHaveValue('A window seat')
    expect(await stored(page, sandbox)).toMatchObject({ bedrooms: 3, features: 'Balcony', images: [{}, {}] })
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await conflict.getByRole('button', { name: 'Overwrite with yours' }).click()
    await expectToast(page, 'Success', 'Unit updated successfully')
    await expect(unitCard(page, '1A').getByText('A window seat')).toBeVisible()
    expect(await stored(page, sandbox)).toMatchObject({
      bedrooms: 1,
      features: 'A window seat',
      images: [{ caption: 'Hall', isPrimary: true }, { caption: null }],
    })
  })

  test('the second can take what was saved, and go on from there', async ({ page, sandbox }) => {
    await conflictOf(page).getByRole('button', { name: 'Take what was saved' }).click()
    await expect(field(page, 'Bedrooms')).toHaveValue('3')
    await expect(field(page, 'Features')).toHaveValue('Balcony')
    await expect(imageRows(units(page))).toHaveCount(2)
    await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
    await field(page, 'Features').fill('A window seat')
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await expectToast(page, 'Success', 'Unit updated successfully')
    expect(await stored(page, sandbox)).toMatchObject({ bedrooms: 3, features: 'A window seat', images: [{}, {}] })
  })
})
