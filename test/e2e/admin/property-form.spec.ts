import { expect, test } from '../admin-test.ts'
import { expectToast } from './toasts.ts'

test('missing texts and invalid numbers are refused in plain words next to their fields, and typed text stays', async ({
  page,
  title: name,
}) => {
  await page.goto('/admin/property/new')
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Validation Error', 'Title and description are required')
  const summary = page.getByRole('region', { name: '2 things to fix' })
  await expect(summary).toBeFocused()
  const title = page.getByRole('textbox', { name: /^Title/ })
  await expect(title).toHaveAccessibleDescription('Title is required')
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveAccessibleDescription(
    'Description is required',
  )
  await summary.getByRole('link', { name: 'Title is required' }).click()
  await expect(title).toBeFocused()
  await title.fill('\u200b\u3164')
  await page.getByRole('textbox', { name: /^Description/ }).fill('\u2800')
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Validation Error', 'Title and description are required')
  await expect(title).toHaveAccessibleDescription('Title is required')
  await expect(page).toHaveURL('/admin/property/new')

  await title.fill(name)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Any')
  const wrong = {
    Bedrooms: ['2.5', 'Bedrooms must be a whole number, 0 or greater'],
    Bathrooms: ['1.3', /^Bathrooms must be 0 or greater, in half steps/],
    'Square Feet': ['-1', 'Square Feet must be a whole number, 0 or greater'],
    Address: ['x'.repeat(501), 'Address can have at most 500 characters'],
    'YouTube Video URL': ['not a link', /^YouTube Video URL must be a web address, with at most 500 characters/],
  } as const
  for (const [label, [text]] of Object.entries(wrong)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expect(page.getByRole('region', { name: '5 things to fix' })).toBeVisible()
  for (const [label, [text, words]] of Object.entries(wrong)) {
    await expect(page.getByLabel(label)).toHaveValue(text)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(words)
  }
  for (const [label, text] of Object.entries({
    Bedrooms: '0',
    Bathrooms: '1,5',
    'Square Feet': '2,000',
    Address: '',
  })) {
    await page.getByLabel(label).fill(text)
  }
  await page.getByLabel('YouTube Video URL').fill('http://vimeo.com/1')
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Success', 'Property created successfully')
})

test('one toast is shown at a time, can be dismissed or swiped 50 pixels to the right, is not shown again after another page, and disappears after 5 seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/admin/property/new')
  const save = page.getByRole('button', { name: 'Create Property' })
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await save.click()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)

  await save.click()
  await expectToast(page, 'Validation Error', 'Title and description are required')
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast is not shown.')
  const swipe = async (pixels: number) => {
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 20 + pixels, box.y + 20, { steps: 6 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x)
  await swipe(60)
  await expect(toast).toHaveCount(0, { timeout: 2_000 })

  await save.click()
  await expect(toast).toHaveCount(1)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByText('Validation Error')).toHaveCount(0)
  const cameAgain = page
    .getByText('Validation Error', { exact: true })
    .waitFor({ timeout: 1_000 })
    .then(
      () => true,
      () => false,
    )
  await header.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('link', { name: 'Add Property' }).first()).toBeVisible()
  expect(await cameAgain).toBe(false)

  await page.getByRole('link', { name: 'Add Property' }).first().click()
  await save.click()
  await expectToast(page, 'Validation Error', 'Title and description are required')
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(page.getByText('Validation Error')).toHaveCount(0)
  for (let press = 0; press < 3; press++) await save.click()
  await expectToast(page, 'Validation Error', 'Title and description are required')
  await page.clock.runFor(4_900)
  await expectToast(page, 'Validation Error', 'Title and description are required')
  await page.clock.runFor(100)
  await expect(page.getByText('Validation Error')).toHaveCount(0)
})
