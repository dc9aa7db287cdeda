import { test } from '../support/admin/admin-test.ts'
import { expect, expectToast, waitForDraft } from '../support/admin/expect.ts'
import { draftFields, unitFields } from '../support/site/sandbox.ts'
import { rowOf, unitCard, units } from './screens.ts'

test('units are added as copies of an existing one', async ({ page, sandbox, upload }) => {
  const { id } = await sandbox.property({ property: draftFields() })
  await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '101' }), images: [{ url: await upload() }] })
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '101').getByRole('button', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Units like 101' })
  const field = dialog.getByRole('textbox', { name: 'New unit numbers' })
  const add = dialog.getByRole('button', { name: /^Add/ })
  await expect(field).toHaveValue('102')
  await field.fill('101 to 103')
  await expect(field).toHaveAccessibleDescription(/Unit 101 already exists/)
  await add.click()
  await expect(field).toBeFocused()
  await field.fill('')
  await add.click()
  await expect(field).toHaveAccessibleDescription(/Enter at least one number/)
  await field.fill('102 to 103')
  await waitForDraft('102 to 103')
  await page.reload()
  await expect(dialog.getByRole('list', { name: 'New units' }).getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Add 2 Units' }).click()
  await expectToast(page, 'Success', '2 units added: 102, 103')
  await expect(unitCard(page, '102').getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(units(page).getByRole('article')).toHaveCount(3)
})

test('suggestions for captions and alt texts prevent no save', async ({ page, sandbox, upload, building }) => {
  const { id } = await building({ images: [{ url: await upload() }] })
  const field = page.getByRole('textbox', { name: /^Describe image 1/ })
  const advice = page.getByRole('list', { name: /^Words to reconsider in/ })
  await field.fill('A porch, perfect for singles')
  await expect(advice).toContainText('An ad may not say who should live here.')
  await advice.getByRole('button', { name: 'Replace with “easy to live in”' }).click()
  await expect(field).toHaveValue('A porch, easy to live in')
  await expect(field).toBeFocused()
  await expect(advice).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Caption of image 1' }).fill('Perfect for singles')
  await expect(page.getByRole('list', { name: 'Words to reconsider in Caption of image 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  const texts = { caption: 'Perfect for singles', alt: 'A porch, easy to live in' }
  expect(await sandbox.read(id)).toMatchObject({ images: [texts] })
})

test('a building is duplicated from the list, as a draft with its units', async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  for (const unitNumber of ['1', '2']) await sandbox.unit(id, { unit: unitFields(id, { unitNumber }) })
  await page.goto('/admin')
  await rowOf(page, title).getByRole('button', { name: 'Duplicate' }).click()
  await expectToast(page, 'Success', 'Duplicated as a draft. Visitors cannot see it.')
  await page.getByRole('button', { name: 'Open the copy' }).click()
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(`Copy of ${title}`)
  await expect(page.getByRole('radio', { name: /draft/i })).toBeChecked()
  await expect(units(page).getByRole('article')).toHaveCount(2)
})

test('the checklist of a property links to each gap and follows the form', async ({ page }) => {
  await page.goto('/admin/property/new')
  const gaps = page.getByRole('region', { name: 'Before publishing' }).getByRole('link')
  await expect(gaps).toHaveText([
    'At least 6 photos (0 so far)',
    'A photo of the kitchen, named in its caption or description',
    'A photo of the bathroom, named in its caption or description',
    'A description of each image',
    'What renters ask about: pets, laundry, cooling, parking, size',
    'A floor plan',
    'The link to its listing',
    'When it is available',
  ])
  await gaps.filter({ hasText: 'The link to its listing' }).click()
  const listing = page.getByRole('textbox', { name: /^Listing link/i })
  await expect(listing).toBeFocused()
  await listing.fill('https://portal.example.com/1')
  await expect(gaps).toHaveCount(7)
  await gaps.filter({ hasText: 'When it is available' }).click()
  await expect(page.getByRole('combobox', { name: /^Availability/ })).toBeFocused()
  await page.getByRole('combobox', { name: /^Availability/ }).selectOption('available')
  await expect(gaps).toHaveCount(6)
  await gaps.first().click()
  await expect(page.locator('#property-images')).toBeFocused()
})

test('features and better words are suggested in the form and its card', async ({ page, sandbox, title }) => {
  const feature = `Lamp of ${title.slice(-6)}`
  await sandbox.property({ property: draftFields({ title: `${title} A`, features: [feature] }) })
  await page.goto('/admin/property/new')
  const features = page.getByRole('textbox', { name: 'Features' })
  await features.fill('Porch, lamp of')
  const add = page.getByRole('button', { name: `Add ${feature}` })
  await expect(add).toBeVisible()
  // Tab leads to the next field.
  expect(add.one.tabIndex).toBe(-1)
  await features.press('ArrowDown')
  await expect(add).toBeFocused()
  await add.click()
  await expect(features).toHaveValue(`Porch, ${feature}`)
  await expect(add).toHaveCount(0)
  for (const name of ['Title', 'Description']) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill('Perfect for singles')
    await expect(page.getByRole('list', { name: `Words to reconsider in ${name}` })).toBeVisible()
  }
  const card = page.locator('[aria-hidden=true] article')
  await expect(card).toContainText('Perfect for singles')
  await expect(card).toContainText(feature)
  await page.getByRole('textbox', { name: 'Bedrooms' }).fill('3')
  await page.getByLabel('Property Type').selectOption('single-family')
  await expect(card).toContainText('3 beds')
})
