import type { Page, Route } from 'playwright/test'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { rowOf, tapTwice } from './actions.ts'
import { openSection } from './sections.ts'
import { expectToast } from './toasts.ts'
import { unitCard } from './unit-actions.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a double tap acts once, and a new home is in view; a link that somebody else revoked disappears when it is revoked again', async ({
  page,
  sandbox,
  title,
  admin,
  pageErrors,
}) => {
  await page.goto('/admin?q=other+homes')
  await page.getByRole('link', { name: 'Add Property' }).click()
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Tapped in a hurry')
  await tapTwice(button(page, 'Create Property'))
  await expectToast(page, 'Success', 'Property created successfully')
  const rows = page.getByRole('list', { name: 'Properties' }).getByRole('article').filter({ hasText: title })
  await expect(rows).toHaveCount(1)
  await expect(rows).toBeInViewport()

  await tapTwice(rows.getByRole('button', { name: 'Duplicate' }))
  await expectToast(page, 'Success', 'Duplicated as a draft. Visitors cannot see it.')
  await expect(rows).toHaveCount(2)
  await tapTwice(rows.last().getByRole('button', { name: 'It is one house' }))
  await expectToast(page, 'Success', 'Saved as a single-family home')
  const copy = rows.filter({ hasText: `Copy of ${title}` })
  await copy.getByRole('link', { name: 'Edit' }).click()
  await expect(button(page, 'Update Property')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  sandbox.alsoClear(id)

  await test.step('on links, units and a save', async () => {
    await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '1' }) })
    const { id: preview } = await (await admin.send('POST', '/api/previews', { propertyId: id })).json()
    await page.route(`**/api/properties/${id}/previews`, (route) => route.fulfill({ status: 500 }), { times: 1 })
    await page.reload()
    const links = page.getByRole('listitem').filter({ hasText: /^Works until/ })
    await button(page, 'Try again').press('Enter')
    await expect(button(page, 'Copy a link for the family')).toBeFocused()
    await expect(links).toHaveCount(1)
    await admin.send('DELETE', `/api/previews/${preview}`)
    await links.getByRole('button', { name: 'Turn off link' }).click()
    await expectToast(page, 'Success', 'The link no longer works')
    await expect(links).toHaveCount(0)
    pageErrors.length = 0
    await tapTwice(button(page, 'Copy a link for the family'))
    await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible()
    await expect(links).toHaveCount(1)
    await tapTwice(links.getByRole('button', { name: 'Turn off link' }))
    await expectToast(page, 'Success', 'The link no longer works')
    await expect(button(page, 'Copy a link for the family')).toBeFocused()
    await unitCard(page, '1').getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByRole('dialog')).not.toContainText('The link no longer works')
    await tapTwice(button(page, 'Add 1 Unit'))
    await expectToast(page, 'Success', 'Unit 2 added')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('textbox', { name: /^Description/ }).fill('Tapped again')
    await tapTwice(button(page, 'Update Property'))
    await expectToast(page, 'Success', 'Property updated successfully')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await sandbox.read(id)).toMatchObject({ description: 'Tapped again', version: 2, unitCount: 2 })
  })
})

test('a deletion that still runs beside another is not sent again, and both are restored one right after the other', async ({
  page,
  sandbox,
  title,
}) => {
  const properties = []
  for (const each of ['A', 'B'])
    properties.push(await sandbox.property({ property: draftFields({ title: `${title} ${each}` }) }))
  await page.goto(`/admin?q=${title}`)
  const held: Route[] = []
  await page.route('**/api/properties/*', (route) => void held.push(route))
  page.on('dialog', (dialog) => dialog.accept())
  for (const each of ['A', 'B', 'A'])
    await rowOf(page, `${title} ${each}`).getByRole('button', { name: 'Delete', exact: true }).click()
  await openSection(page, 'Recently deleted')
  expect(held).toHaveLength(2)
  for (const route of held) await route.continue()

  const rows = page.getByRole('list', { name: 'Deleted properties' }).getByRole('listitem').filter({ hasText: title })
  await expect(rows).toHaveCount(2)
  await page.evaluate((start) => {
    for (const row of document.querySelectorAll('li'))
      if (row.textContent?.startsWith(start)) row.querySelector('button')?.click()
  }, title)
  await expect(rows).toHaveCount(0)
  for (const { id, title } of properties) expect(await sandbox.read(id)).toMatchObject({ title })
})
