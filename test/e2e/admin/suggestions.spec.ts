import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { press } from './keys.ts'
import { expectToast } from './toasts.ts'
import { unitCard, units } from './unit-actions.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone two units are added from one, captions and alt texts are checked without preventing a save, and a property is duplicated as a draft', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }), images: [{ url: await upload(admin) }] })
  await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '101' }), images: [{ url: await upload(admin) }] })
  await page.goto(`/admin/property/${id}`)

  await test.step('units are added as copies of an existing one', async () => {
    await unitCard(page, '101').getByRole('button', { name: 'Duplicate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Units like 101' })
    const field = dialog.getByRole('textbox', { name: 'New unit numbers' })
    await expect(field).toHaveValue('102')
    await field.fill('101 to 103')
    await expect(field).toHaveAccessibleDescription(/Unit 101 already exists/)
    await field.press('Enter')
    await expect(field).toBeFocused()
    await field.fill('')
    await dialog.getByRole('button', { name: /^Add/ }).click()
    await expect(field).toHaveAccessibleDescription(/Enter at least one number/)
    await field.fill('102 to 103')
    await page.reload()
    await expect(dialog.getByRole('list', { name: 'New units' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add 2 Units' }).click()
    await expectToast(page, 'Success', '2 units added: 102, 103')
    await expect(unitCard(page, '102').getByRole('button', { name: 'Edit' })).toBeFocused()
    await expect(units(page).getByRole('article')).toHaveCount(3)
  })

  await test.step('a suggestion is applied by one tap, and none prevents saving', async () => {
    const field = page.getByRole('textbox', { name: /^Describe image 1/ })
    const advice = page.getByRole('list', { name: /^Words to reconsider in/ })
    await field.fill('A porch, perfect for singles')
    await expect(advice).toContainText('An ad may not say who should live here.')
    await press(page, advice.getByRole('button', { name: 'Replace with “easy to live in”' }))
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

  await test.step('the whole building is duplicated from the list', async () => {
    const row = page.getByRole('article', { name: title, exact: true })
    await row.getByRole('button', { name: 'Duplicate' }).click()
    await expectToast(page, 'Success', 'Duplicated as a draft. Visitors cannot see it.')
    await page.getByRole('button', { name: 'Open the copy' }).click()
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(`Copy of ${title}`)
    sandbox.alsoClear(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    await expect(page.getByRole('radio', { name: /draft/i })).toBeChecked()
    await expect(units(page).getByRole('article')).toHaveCount(3)
  })
})

test('the form’s checklist links to each gap; it suggests features and wording and shows the card, by keyboard', async ({
  page,
  sandbox,
  title,
}) => {
  const feature = `Lamp of ${title.slice(-6)}`
  await sandbox.property({ property: draftFields({ title: `${title} A`, features: [feature] }) })
  await page.goto('/admin/property/new')
  const features = page.getByRole('textbox', { name: 'Features' })

  await test.step('the checklist follows the form', async () => {
    const checklist = page.getByRole('region', { name: 'Before publishing' })
    const gaps = checklist.getByRole('link')
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
    await press(page, gaps.filter({ hasText: 'When it is available' }))
    await expect(page.getByRole('combobox', { name: /^Availability/ })).toBeFocused()
    await page.getByRole('combobox', { name: /^Availability/ }).selectOption('available')
    await expect(gaps).toHaveCount(6)
    await gaps.first().click()
    await expect(page.locator('#property-images')).toBeFocused()
  })

  await test.step('a feature of another property is suggested', async () => {
    await features.fill('Porch, lamp of')
    const add = page.getByRole('button', { name: `Add ${feature}` })
    await expect(add).toBeVisible()
    await features.press('ArrowDown')
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(features).toHaveValue(`Porch, ${feature}`)
    await expect(add).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(features).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'YouTube Video URL' })).toBeFocused()
  })

  await test.step('better words are suggested, and the card is shown', async () => {
    for (const name of ['Title', 'Description']) {
      await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill('Perfect for singles')
      await expect(page.getByRole('list', { name: `Words to reconsider in ${name}` })).toBeVisible()
    }
    await page.getByText('Preview the card').press('Enter')
    const card = page.getByRole('article', { name: 'Perfect for singles' })
    await expect(card.getByText(feature)).toBeVisible()
    await page.getByRole('textbox', { name: 'Bedrooms' }).fill('3')
    await page.getByLabel('Property Type').selectOption('single-family')
    await expect(card).toContainText('3 beds')
  })
})
