import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { press } from './keys.ts'
import { expectToast } from './toasts.ts'

const phone = { width: 390, height: 844 }

test('a mistake is undone in the history by keyboard, with its image', async ({ page, sandbox, admin, title }) => {
  const images = [
    { url: await upload(admin), caption: 'Front' },
    { url: await upload(admin), caption: 'Garden' },
  ]
  const before = await sandbox.property({ property: draftFields({ title, bedrooms: 3 }), images })
  await sandbox.unit(before.id, { unit: unitFields(before.id, { unitNumber: '7' }) })
  const [first, second] = before.images.map(({ id, imageUrl }) => ({ id, url: imageUrl }))
  await admin.send('PUT', `/api/properties/${before.id}`, {
    property: draftFields({ title, bedrooms: 30 }),
    images: [
      { ...first, caption: 'Frnt', alt: 'A white door' },
      { ...second, caption: 'Garden' },
    ],
  })
  await page.setViewportSize(phone)
  await page.goto(`/admin/property/${before.id}`)
  await page.getByRole('link', { name: 'History' }).click()
  const list = page.getByRole('list', { name: 'Changes' })
  await expect(list.getByRole('button')).toHaveCount(3)
  await expect(list.getByRole('button').nth(0)).toContainText(new RegExp(`${title}Saved by Porchlight Admin, `))
  await expect(list.getByRole('button').nth(1)).toContainText('Unit 7Created by Porchlight Admin')

  await test.step('the differences are side by side', async () => {
    await press(page, list.getByRole('button').first())
    await page.keyboard.press('Escape')
    await expect(list.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Bedrooms' })).toContainText('Before3After30')
    await expect(dialog.getByRole('img', { name: 'Image 1' }).first()).toHaveAttribute('src', first?.url ?? '')
    await expect(dialog.getByRole('listitem').filter({ hasText: /^(Front|FrntA white door\s)Primary/ })).toHaveCount(2)
    await expect(dialog.getByRole('button', { name: 'Restore this version' })).toHaveCount(1)
    await expectAccessible(page)
    await page.setViewportSize(phone)
  })

  await test.step('the earlier version is restored into the editor', async () => {
    await press(page, page.getByRole('button', { name: 'Restore this version' }))
    const question = page.getByRole('alertdialog', { name: 'Restore this version?' })
    await expect(question).toContainText('The current version stays in the history.')
    await page.route('**/restore', async (route) => {
      await expect(page.getByRole('button', { name: 'Restoring...' })).toBeFocused()
      await route.continue()
    })
    await press(page, question.getByRole('button', { name: 'Restore' }))
    await expectToast(page, 'Success', 'Version restored')
    await expect(page).toHaveURL(`/admin/property/${before.id}`)
    await expect(page.getByLabel(/^Bedrooms/)).toHaveValue('3')
    await expect(page.getByRole('textbox', { name: /^Caption/ }).first()).toHaveValue('Front')
  })
})
