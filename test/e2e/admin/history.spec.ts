import { changesSchema } from '@porchlight/contract/history/history'
import { okJson } from '../../support/site/client.ts'
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

test('Activity lists the changes of everybody, or of one property or person in the URL', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const unit = await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '7' }) })
  await admin.send('DELETE', `/api/units/${unit.id}`)
  await page.setViewportSize(phone)
  await page.goto(`/admin/activity?property=${id}&person=nobody`)
  await expect(page.getByText('No changes match. Choose another person or home.')).toBeVisible()
  await page.getByLabel('Person').selectOption({ label: 'Everyone' })
  await expect(page).toHaveURL(`/admin/activity?property=${id}`)
  await page.getByLabel('Home', { exact: true }).selectOption({ label: 'Everything' })
  await expect(page).toHaveURL('/admin/activity')
  await page.getByLabel('Home', { exact: true }).selectOption({ label: title })
  await expect(page).toHaveURL(`/admin/activity?property=${id}`)
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('button')
  await expect(changes).toHaveText([
    new RegExp(`^Unit 7 of ${title}Deleted by Porchlight Admin, `),
    new RegExp(`^Unit 7 of ${title}Created by Porchlight Admin, `),
    new RegExp(`^${title}Created by Porchlight Admin, `),
  ])
  await page.getByLabel('Person').selectOption({ label: 'Porchlight Admin' })
  await expect(page).toHaveURL(/person=/)
  await expect(changes).toHaveCount(3)

  await test.step('a deleted unit is restored from there, which opens no editor if the dialog is closed before', async () => {
    const dialog = page.getByRole('dialog')
    await page.route('**/restore', async (route) => {
      await dialog.getByRole('button', { name: 'Close' }).click()
      await route.continue()
    })
    await changes.first().click()
    await dialog.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expectToast(page, 'Success', 'Version restored')
    await expect(changes).toHaveCount(4)
    expect(await sandbox.units(id)).toHaveLength(1)
  })
})

test('more changes are loaded on request, also after an error, and the focus moves to the first of them', async ({
  page,
  sandbox,
  admin,
  title,
  pageErrors,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  for (const bedrooms of [1, 2])
    await admin.send('PUT', `/api/properties/${id}`, { property: draftFields({ title, bedrooms }), images: [] })
  const { changes: allChanges } = changesSchema.parse(
    await okJson(await admin.send('GET', `/api/history?historyId=${id}`)),
  )
  let isBroken = true
  await page.route(`**/api/history?historyId=${id}*`, async (route) => {
    const position = Number(new URL(route.request().url()).searchParams.get('before') ?? 0)
    if (position === 1 && isBroken) return route.abort()
    await route.fulfill({
      json: { changes: [allChanges[position]], ...(position < 2 && { next: String(position + 1) }) },
    })
  })
  await page.goto(`/admin/property/${id}/history`)
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('button')
  const showMore = page.getByRole('button', { name: 'Show more' })
  await press(page, showMore)
  await expect(page.getByText('More changes could not be loaded. Please try again.')).toBeVisible()
  await expect(showMore).toBeFocused()
  isBroken = false
  await page.keyboard.press('Enter')
  await expect(changes.nth(1)).toBeFocused()
  await press(page, showMore)
  await expect(changes.nth(2)).toBeFocused()
  await expect(showMore).toHaveCount(0)
  await expect(changes.nth(2)).toContainText('Created by')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(changes.nth(2)).toBeFocused()
  pageErrors.length = 0
})
