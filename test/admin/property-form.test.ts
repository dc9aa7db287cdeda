import { vi } from 'vitest'
import { noResponse, type Page, test } from '../support/admin/admin-test.ts'
import { expect, expectToast, waitForDraft } from '../support/admin/expect.ts'
import { leaveQuestion, rowOf } from './screens.ts'

const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const create = (page: Page) => page.getByRole('button', { name: 'Create Property' }).click()
const missing = ['Validation Error', 'Title and description are required'] as const

async function fill(page: Page, title: string) {
  await textbox(page, /^Title/).fill(title)
  await textbox(page, /^Description/).fill('Any')
}

test('missing texts and invalid numbers are refused next to their fields, and typed text stays', async ({
  page,
  title,
}) => {
  await page.goto('/admin/property/new')
  await create(page)
  await expectToast(page, ...missing)
  const summary = page.getByRole('region', { name: '2 things to fix' })
  await expect(summary).toBeFocused()
  for (const name of ['Title', 'Description'])
    await expect(textbox(page, new RegExp(`^${name}`))).toHaveAccessibleDescription(`${name} is required`)
  await summary.getByRole('link', { name: 'Title is required' }).click()
  await expect(textbox(page, /^Title/)).toBeFocused()
  await textbox(page, /^Title/).fill('\u200b\u3164')
  await textbox(page, /^Description/).fill('\u2800')
  await create(page)
  await expect(textbox(page, /^Title/)).toHaveAccessibleDescription('Title is required')
  await expect(page).toHaveURL('/admin/property/new')
  await fill(page, title)
  const wrong = {
    Bedrooms: ['2.5', 'Bedrooms must be a whole number, 0 or greater'],
    Bathrooms: ['1.3', /^Bathrooms must be 0 or greater, in half steps/],
    'Square Feet': ['-1', 'Square Feet must be a whole number, 0 or greater'],
    Address: ['x'.repeat(501), 'Address can have at most 500 characters'],
    'YouTube Video URL': ['not a link', /^YouTube Video URL must be a web address, with at most 500 characters/],
  } as const
  for (const [label, [text]] of Object.entries(wrong)) await page.getByLabel(label).fill(text)
  await create(page)
  await expect(page.getByRole('region', { name: '5 things to fix' })).toBeVisible()
  for (const [label, [text, words]] of Object.entries(wrong)) {
    await expect(page.getByLabel(label)).toHaveValue(text)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(words)
  }
  const right = { Bedrooms: '0', Bathrooms: '1,5', 'Square Feet': '2,000', Address: '' }
  for (const [label, text] of Object.entries(right)) await page.getByLabel(label).fill(text)
  await page.getByLabel('YouTube Video URL').fill('http://vimeo.com/1')
  await create(page)
  await expectToast(page, 'Success', 'Property created successfully')
})

test('one toast is shown at a time, can be dismissed, and disappears after 5 seconds', async ({ page }) => {
  await page.goto('/admin/property/new')
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await create(page)
  await toasts.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toasts).toHaveCount(0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  for (let press = 0; press < 3; press++) await create(page)
  await expectToast(page, ...missing)
  await vi.advanceTimersByTimeAsync(4_900)
  await expectToast(page, ...missing)
  await vi.advanceTimersByTimeAsync(100)
  await expect(toasts).toHaveCount(0)
})

test('a save beside one of an earlier screen is neither ignored nor lost', async ({ page, title }) => {
  await page.goto('/admin/property/new')
  const release = page.hold('POST /api/properties')
  await fill(page, `${title} A`)
  await create(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog', { name: 'Leave during the save?' }).getByRole('button', { name: 'Leave' }).click()
  await waitForDraft(`${title} A`)
  await page.getByRole('link', { name: 'Add Property' }).first().click()
  await fill(page, `${title} B`)
  await create(page)
  await expectToast(page, 'Error', 'Your last save is still being stored. Try again in a moment.')
  release()
  await expectToast(page, 'Success', 'Property created successfully')
  await waitForDraft(`${title} B`)
  await create(page)
  await expect(rowOf(page, `${title} B`)).toBeVisible()
})

test('a house that was saved as a building becomes one house in one touch', async ({ page, admin, sandbox, title }) => {
  await page.goto('/admin/property/new')
  await expect(page.getByText('For one house, choose "Single Family".')).toBeVisible()
  await fill(page, title)
  await create(page)
  await expectToast(page, 'Success', 'Property created successfully')
  const toasts = page.getByRole('region', { name: /Notifications/ })
  await toasts.getByRole('button', { name: 'It is one house' }).click()
  await expectToast(page, 'Success', 'Saved as a single-family home')
  page.route('PUT /api/properties/{id}', noResponse, { times: 1 })
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Error', 'Failed to undo. The server did not respond. Check your connection, then try again.')
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, title)).toContainText('0 Units')
  const id = rowOf(page, title).getByRole('link', { name: 'Edit' }).one.getAttribute('href')?.split('/').at(-1) ?? ''
  await page.goto(`/admin?q=${encodeURIComponent(title)}&attention=units`)
  await expect(rowOf(page, title)).toContainText('A building without units')
  // The list has an old version now.
  await admin.send('PUT', `/api/properties/${id}/availability`, { property: { availability: 'leased' } })
  await rowOf(page, title).getByRole('button', { name: 'It is one house' }).click()
  await expectToast(page, 'Success', 'Saved as a single-family home')
  await expect(rowOf(page, title)).toHaveCount(0)
  expect(await sandbox.read(id)).toMatchObject({ propertyType: 'single-family', title, description: 'Any' })
})

test('Undo of a turned image goes with its form', async ({ page, upload, building }) => {
  const [url, imageUrl] = [await upload(), await upload()]
  await building({ images: [{ url }] })
  page.route('POST /api/objects/edits', () => Response.json({ imageUrl }))
  await page.getByRole('button', { name: 'Turn right: image 1' }).click()
  await expectToast(page, 'Success', 'Image 1 turned. Save to keep it.')
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await leaveQuestion(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('an unknown property is reported, with a link to the list', async ({ page }) => {
  await page.goto(`/admin/property/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Admin' }).last().click()
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible()
})

test('a video that cannot be framed is pointed out next to its field', async ({ page }) => {
  await page.goto('/admin/property/new')
  const field = page.getByLabel('YouTube Video URL')
  for (const link of ['https://vimeo.com/76979871', 'https://studio.youtube.com/video/abc-123/edit', 'nonsense']) {
    await field.fill(link)
    await expect(field).not.toHaveAccessibleDescription(/cannot play/)
  }
  await field.fill('https://photos.app.goo.gl/AbC')
  await expect(field).toHaveAccessibleDescription(/cannot play on our page.*“Watch the video on Google Photos”/)
})
