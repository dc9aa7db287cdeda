import { test } from '../support/admin/admin-test.ts'
import { expect, expectToast } from '../support/admin/expect.ts'
import { draftFields, unitFields } from '../support/site/sandbox.ts'
import { unitCard, units } from './screens.ts'

test('taps and arrow keys choose facts of a building', async ({ page, sandbox, upload, title }) => {
  const other = draftFields({ title: `${title} B`, neighborhood: 'Kirkwood' })
  await sandbox.property({ property: other })
  const images = [{ url: await upload() }, { url: await upload() }]
  const { id } = await sandbox.property({ property: draftFields({ title, location: other.location }), images })
  await page.goto(`/admin/property/${id}`)
  const choice = (fact: string, word: string) =>
    page.getByRole('group', { name: fact, exact: true }).getByRole('button', { name: word, exact: true })
  await choice('Dogs', 'Yes').click()
  await choice('Cats', 'No').click()
  await choice('Cats', 'No').click()
  expect(choice('Cats', 'No').one.getAttribute('aria-pressed')).toBe('false')
  await choice('Parking', 'Garage').press('ArrowRight')
  await expect(choice('Parking', 'Off-street')).toBeFocused()
  await choice('Parking', 'Off-street').click()
  await choice('Parking', 'Street').click()
  await page.getByRole('textbox', { name: 'Neighborhood' }).click()
  await page.getByRole('button', { name: 'Kirkwood' }).click()
  await page.getByLabel('Floor plan: image 1').click()
  await page.getByRole('textbox', { name: 'Steps to the Door' }).fill('3')
  await page.getByRole('textbox', { name: '3D Tour Link' }).fill('https://tours.example.com/1')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  const saved = await sandbox.read(id)
  expect(saved).toMatchObject({
    facts: { dogs: 'yes', parking: ['off-street', 'street'], stepsToDoor: 3 },
    neighborhood: 'Kirkwood',
    tourUrl: 'https://tours.example.com/1',
  })
  expect(saved.facts).not.toHaveProperty('cats')
  expect(saved.images.map(({ kind, isPrimary }) => [kind, isPrimary])).toEqual([
    [undefined, true],
    ['floor-plan', false],
  ])
})

test('a unit says only what differs from its building', async ({ page, sandbox }) => {
  const { id } = await sandbox.property({ property: draftFields({ facts: { dogs: 'yes' } }) })
  await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '1' }) })
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '1').getByRole('button', { name: 'Edit' }).click()
  const ofUnit = (fact: string) => units(page).getByRole('group', { name: fact, exact: true })
  await expect(ofUnit('Dogs')).toHaveAccessibleDescription('Same as the building')
  await ofUnit('Dogs').getByRole('button', { name: 'No', exact: true }).click()
  await expect(ofUnit('Dogs')).toHaveAccessibleDescription('The building has: Yes')
  await ofUnit('Laundry').getByRole('button', { name: 'In unit', exact: true }).click()
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  const [unit] = await sandbox.units(id)
  expect(unit?.facts).toEqual({ dogs: 'no', laundry: 'in-unit' })
})
