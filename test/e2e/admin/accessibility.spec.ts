import { admin as administrator } from '../../support/site/hosted-login.ts'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible, expectAccessibleAnywhere } from '../axe.ts'
import { chooseImages, imageRows, uploadImages } from './actions.ts'
import { submitHostedLogin } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { unitCard, unitField, units } from './unit-actions.ts'

test.describe('axe finds nothing and nothing scrolls sideways', () => {
  for (const path of ['/admin', '/admin/analytics', '/admin/hero']) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessibleAnywhere(page)
    })
  }

  test('on a property with images and units, the form of a unit, and a confirmation dialog', async ({
    page,
    sandbox,
    admin,
    title,
  }) => {
    const images = [{ url: await upload(admin), caption: 'Front' }, { url: await upload(admin) }]
    const { id } = await sandbox.property({ property: draftFields({ title }), images })
    await sandbox.unit(id, { unit: unitFields(id), images: [{ url: await upload(admin) }] })
    await page.goto(`/admin/property/${id}`)
    await expect(imageRows(page)).toHaveCount(2)
    await unitCard(page, '1A').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Delete Unit' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectAccessibleAnywhere(page)
    await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
    await unitField(page, 'Unit Number').fill('')
    await units(page).getByRole('button', { name: 'Update Unit' }).click()
    await expect(units(page).getByRole('region', { name: 'One thing to fix' })).toBeFocused()
    await expectAccessible(page)
  })

  test('on a form with errors, the upload dialog, and a toast', async ({ page, photos }) => {
    await page.goto('/admin/property/new')
    await page.getByRole('button', { name: 'Create Property' }).click()
    await expectToast(page, 'Validation Error', 'Title and description are required')
    await expectAccessible(page)
    const dialog = await chooseImages(page, [
      photos.red,
      { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
    await expect(dialog.getByRole('alert')).toContainText('lease.pdf')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await uploadImages(page, [photos.red])
    await expectToast(page, 'Success', '1 image(s) uploaded successfully')
    await expectAccessible(page)
  })

  test.describe('without a session', () => {
    test.use({ person: 'nobody' })

    test('on the hosted login', async ({ page, pageErrors }) => {
      await page.goto('/api/login?returnTo=/admin')
      await expectAccessible(page)
      await submitHostedLogin(page, { ...administrator, password: 'not-the-password' })
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      pageErrors.length = 0
    })
  })
})
