import { changesSchema } from '@porchlight/contract/history/history'
import { noResponse, type Page, test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { okJson } from '../support/site/client.ts'
import { draftFields } from '../support/site/sandbox.ts'

const changesOf = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('button')

test('Activity lists all changes, or those of a home or person', async ({ page, sandbox, building, admin, title }) => {
  const { id, units } = await building({}, '7')
  await admin.send('DELETE', `/api/units/${units[0]?.id}`)
  await page.goto(`/admin/activity?property=${id}&person=nobody`)
  await expect(page.getByText('No changes match. Choose another person or home.')).toBeVisible()
  await page.getByLabel('Person').selectOption('Everyone')
  await expect(page).toHaveURL(`/admin/activity?property=${id}`)
  await page.getByLabel('Home', { exact: true }).selectOption('Everything')
  await expect(page).toHaveURL('/admin/activity')
  await page.getByLabel('Home', { exact: true }).selectOption(title)
  await expect(page).toHaveURL(`/admin/activity?property=${id}`)
  const changes = changesOf(page)
  await expect(changes).toHaveText([
    new RegExp(`^Unit 7 of ${title}Deleted by Ada Admin, `),
    new RegExp(`^Unit 7 of ${title}Created by Ada Admin, `),
    new RegExp(`^${title}Created by Ada Admin, `),
  ])
  await page.getByLabel('Person').selectOption('Ada Admin')
  await expect(page).toHaveURL(/person=/)
  await expect(changes).toHaveCount(3)
  const dialog = page.getByRole('dialog')
  page.route('POST /api/history/{id}/restore', async (send) => {
    await dialog.getByRole('button', { name: 'Close' }).click()
    return send()
  })
  await changes.first().click()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Success', 'Version restored')
  await expect(changes).toHaveCount(4)
  expect(await sandbox.units(id)).toHaveLength(1)
})

test('more changes are loaded on request, and the first has the focus', async ({ page, sandbox, admin, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  for (const bedrooms of [1, 2])
    await admin.send('PUT', `/api/properties/${id}`, { property: draftFields({ title, bedrooms }), images: [] })
  const { changes: all } = changesSchema.parse(await okJson(await admin.send('GET', `/api/history?historyId=${id}`)))
  const show = (position: number) =>
    page.route('GET /api/history', () =>
      Response.json({ changes: [all[position]], ...(position < 2 && { next: '1' }) }),
    )
  show(0)
  await page.goto(`/admin/property/${id}/history`)
  const showMore = page.getByRole('button', { name: 'Show more' })
  await expect(changesOf(page)).toHaveCount(1)
  page.route('GET /api/history', noResponse)
  await showMore.click()
  await expect(page.getByText('More changes could not be loaded. Please try again.')).toBeVisible()
  await expect(showMore).toBeFocused()
  for (const position of [1, 2]) {
    show(position)
    await showMore.click()
    await expect(changesOf(page).nth(position)).toBeFocused()
  }
  await expect(showMore).toHaveCount(0)
  await expect(changesOf(page).nth(2)).toContainText('Created by')
})

test('a change of the crop shows in its change', async ({ page, sandbox, admin, upload, title }) => {
  const property = draftFields({ title })
  const url = await upload()
  const { id, images } = await sandbox.property({ property, images: [{ url }] })
  const cropped = { id: images[0]?.id, url, focus: { x: 0.2, y: 0.7 } }
  await admin.send('PUT', `/api/properties/${id}`, { property, images: [cropped] })
  await page.goto(`/admin/property/${id}/history`)
  await changesOf(page).first().click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    'Primary image',
    'Primary image Crop: 20% from the left, 70% from the top',
  ])
})

test('a mistake is undone in the history of a property, whose editor then has the earlier version', async ({
  page,
  admin,
  upload,
  building,
  title,
}) => {
  const { id, images } = await building({ images: [{ url: await upload(), caption: 'Front' }] }, '7')
  const image = { id: images[0]?.id, url: images[0]?.imageUrl, caption: 'Frnt', alt: 'A white door' }
  await admin.send('PUT', `/api/properties/${id}`, { property: draftFields({ title, bedrooms: 30 }), images: [image] })
  await page.getByRole('link', { name: 'History' }).click()
  await expect(changesOf(page)).toHaveText([
    new RegExp(`^${title}Saved by Ada Admin, `),
    /^Unit 7Created by Ada Admin, /,
    new RegExp(`^${title}Created by Ada Admin, `),
  ])
  await changesOf(page).first().click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bedrooms' })).toContainText('Before3After30')
  expect(dialog.getByRole('img', { name: 'Image 1' }).first().one.getAttribute('src')).toBe(image.url)
  await expect(dialog.getByRole('listitem').filter({ hasText: /^(Front|FrntA white door)\s?Primary/ })).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  const question = page.getByRole('alertdialog', { name: 'Restore this version?' })
  await expect(question).toContainText('The current version stays in the history.')
  page.route('POST /api/history/{id}/restore', async (send) => {
    await expect(page.getByRole('button', { name: 'Restoring...' })).toBeFocused()
    return send()
  })
  await question.getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Success', 'Version restored')
  await expect(page).toHaveURL(`/admin/property/${id}`)
  await expect(page.getByLabel('Bedrooms')).toHaveValue('3')
  await expect(page.getByRole('textbox', { name: 'Caption of image 1' })).toHaveValue('Front')
})
