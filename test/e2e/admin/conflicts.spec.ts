import type { Page } from 'playwright/test'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { imageRows, uploadImages } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitField as field, unitCard, units } from './unit-actions.ts'

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

test.describe('two people save the same property', () => {
  const description = (browserPage: Page) => browserPage.getByRole('textbox', { name: /^Description/ })

  for (const [choice, expected] of [
    ['Use mine', 'Mine'],
    ['Use theirs', 'Theirs'],
  ] as const) {
    test(`the second person compares both versions and can choose: ${choice}`, async ({
      page,
      colleague,
      sandbox,
      title,
    }) => {
      const { id } = await sandbox.property({ property: propertyFields({ title }) })
      for (const [browserPage, text] of [
        [page, 'Mine'],
        [colleague, 'Theirs'],
      ] as const) {
        await browserPage.goto(`/admin/property/${id}`)
        await description(browserPage).fill(text)
      }
      await colleague.getByRole('button', { name: 'Update Property' }).click()
      await expectToast(colleague, 'Success', 'Property updated successfully')

      await page.getByRole('button', { name: 'Update Property' }).click()
      const conflict = page.getByRole('alertdialog', { name: 'Someone else saved this property' })
      await expect(conflict).toContainText('Description')
      await expect(conflict.getByText('Mine', { exact: true })).toBeVisible()
      await expect(conflict.getByText('Theirs', { exact: true })).toBeVisible()
      await conflict.getByRole('button', { name: 'Keep editing' }).click()
      await expect(description(page)).toHaveValue('Mine')
      await page.getByRole('button', { name: 'Update Property' }).click()
      await conflict.getByRole('button', { name: choice }).click()
      await expect(conflict).toHaveCount(0)
      if (expected === 'Mine') await expectToast(page, 'Success', 'Property updated successfully')
      else await expect(description(page)).toHaveValue('Theirs')
      await expect.poll(async () => (await sandbox.read(id)).description).toBe(expected)
    })
  }

  test("overwriting keeps the other person's new image", async ({ page, colleague, sandbox, admin, photos, title }) => {
    const images = [{ url: await upload(admin), caption: 'Front' }]
    const { id } = await sandbox.property({ property: propertyFields({ title }), images })
    for (const browserPage of [page, colleague]) await browserPage.goto(`/admin/property/${id}`)
    await description(page).fill('Mine')
    await uploadImages(colleague, [photos.blue])
    await colleague.getByRole('button', { name: 'Update Property' }).click()
    await expectToast(colleague, 'Success', 'Property updated successfully')

    await page.getByRole('button', { name: 'Update Property' }).click()
    await page.getByRole('button', { name: 'Use mine' }).click()
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({ description: 'Mine', images: [{ caption: 'Front' }, {}] })
  })
})

test('a change by somebody else is reported while a person types, and nothing typed is lost', async ({
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
  const conflict = page.getByRole('alertdialog', { name: 'Someone else saved this property' })

  await test.step('somebody publishes it', async () => {
    await admin.send('PUT', `/api/properties/${id}`, { property: propertyFields({ title }), images: [] })
    await update.click()
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Who can see it' })).toContainText('Everyone')
    await conflict.getByRole('button', { name: 'Keep editing' }).click()
  })
  await test.step('somebody restores an earlier version', async () => {
    const { changes } = await (await admin.send('GET', `/api/history?historyId=${id}`)).json()
    await admin.send('POST', `/api/history/${changes[1].id}/restore`, { state: 'after' })
    await update.click()
    await expect(conflict).toContainText('Mine')
    await conflict.getByRole('button', { name: 'Keep editing' }).click()
  })
  await test.step('somebody deletes and restores it', async () => {
    await admin.send('DELETE', `/api/properties/${id}`)
    await update.click()
    await expect(page.getByRole('region', { name: 'One thing to fix' })).toContainText(
      'Someone deleted this property. Restore it from "Recently deleted" in another tab, then save again.',
    )
    await expect(description).toHaveValue('Mine')
    await admin.send('POST', `/api/deleted-properties/${id}/restore`)
    await update.click()
    await conflict.getByRole('button', { name: 'Use mine' }).click()
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({ description: 'Mine' })
  })
  await test.step('the history has every version', async () => {
    const { changes } = await (await admin.send('GET', `/api/history?historyId=${id}`)).json()
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
  test.beforeEach(async ({ page, colleague, sandbox, admin, photos, title }) => {
    const { id } = await sandbox.property({ property: propertyFields({ title }) })
    await sandbox.unit(id, { unit: unitFields(id), images: [{ url: await upload(admin), caption: 'Hall' }] })
    for (const browserPage of [page, colleague]) {
      await browserPage.goto(`/admin/property/${id}`)
      await unitCard(browserPage, '1A').getByRole('button', { name: 'Edit' }).click()
    }
    await field(colleague, 'Bedrooms').fill('3')
    await uploadImages(units(colleague), [photos.blue])
    await units(colleague).getByRole('button', { name: 'Update Unit' }).click()
    await expectToast(colleague, 'Success', 'Unit updated successfully')

    await field(page, 'Features').fill('A window seat')
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
  })
  const conflictOf = (page: Page) => page.getByRole('alertdialog', { name: 'Someone else saved this unit' })
  const stored = async (page: Page, sandbox: { units: (id: string) => Promise<object[]> }) =>
    (await sandbox.units(new URL(page.url()).pathname.split('/').at(-1) ?? ''))[0]

  test("the second person compares both versions, and overwriting keeps the first person's new image", async ({
    page,
    sandbox,
  }) => {
    const conflict = conflictOf(page)
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Bedrooms' })).toHaveText(
      /Saved by someone else3Yours1/,
    )
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Features' })).toContainText('A window seat')
    await expect(conflict.getByText('Images')).toHaveCount(0)
    await conflict.getByRole('button', { name: 'Keep editing' }).click()
    await expect(field(page, 'Features')).toHaveValue('A window seat')
    expect(await stored(page, sandbox)).toMatchObject({ bedrooms: 3, features: 'Balcony', images: [{}, {}] })
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await conflict.getByRole('button', { name: 'Use mine' }).click()
    await expectToast(page, 'Success', 'Unit updated successfully')
    await expect(unitCard(page, '1A').getByText('A window seat')).toBeVisible()
    expect(await stored(page, sandbox)).toMatchObject({
      bedrooms: 1,
      features: 'A window seat',
      images: [{ caption: 'Hall', isPrimary: true }, { caption: null }],
    })
  })

  test('the second person can load the saved version and continue from it', async ({ page, sandbox }) => {
    await conflictOf(page).getByRole('button', { name: 'Use theirs' }).click()
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
