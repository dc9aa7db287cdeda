import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { reloadUnsaved, waitForDraft } from './actions.ts'
import { expectToast } from './toasts.ts'

const noDay = 'Available From must be a valid date, such as June 1, 2027, or empty'
const noListing = 'Listing Link must begin with https:// and have at most 1,000 characters'

test('availability is validated beside its fields, kept as a draft and saved', async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title, propertyType: 'single-family' }) })
  await page.goto(`/admin/property/${id}`)
  const state = page.getByLabel('Availability', { exact: true })
  const day = page.getByLabel('Available From')
  const listing = page.getByLabel('Listing Link')
  const save = page.getByRole('button', { name: 'Update Property' })

  await test.step('a new property has no availability', async () => {
    await expect(state.getByRole('option', { selected: true })).toHaveText('Not shown')
    await expect(day).toHaveValue('')
    await expect(state, 'a house has no units to leave it to').toHaveAccessibleDescription('')
  })
  await test.step('a link without https and an incomplete date are not saved', async () => {
    await state.selectOption('Available soon')
    await day.focus()
    await page.keyboard.type('02')
    await listing.fill('http://portal.example.com/listings/1')
    await save.click()
    await expect(page.getByRole('region', { name: '2 things to fix' })).toBeFocused()
    await expect(day).toHaveAccessibleDescription(new RegExp(`^${noDay}`))
    await expect(listing).toHaveAccessibleDescription(new RegExp(`^${noListing}`))
    await listing.fill('javascript:alert(1)')
    await save.click()
    await expect(listing).toHaveAccessibleDescription(new RegExp(`^${noListing}`))
    expect(await sandbox.read(id)).toMatchObject({ availability: null, availableFrom: null, listingUrl: null })
  })
  await test.step('a year of two digits is completed, and the draft is offered after a reload', async () => {
    await day.pressSequentially('060199')
    await listing.fill(' https://portal.example.com/listings/1 ')
    await waitForDraft(page, '2099-06-01')
    await reloadUnsaved(page)
    await page.getByRole('button', { name: 'Restore it' }).click()
    await expect(state).toHaveValue('soon')
    await expect(day).toHaveValue('2099-06-01')
  })
  await test.step('the availability is saved, without an unfinished time that is no longer asked for', async () => {
    await page.getByLabel('Everyone, starting on a date').check()
    await page.getByLabel('Public from').pressSequentially('02')
    await page.getByLabel('Only the family (draft)').check()
    await save.click()
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({
      availability: 'soon',
      availableFrom: '2099-06-01',
      listingUrl: 'https://portal.example.com/listings/1',
    })
  })
})
