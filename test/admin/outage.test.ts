import { vi } from 'vitest'
import { lostResponse, noResponse, outage, type Page, test } from '../support/admin/admin-test.ts'
import { expect, expectToast, waitForDraft } from '../support/admin/expect.ts'
import { eventually } from '../support/admin/locator.ts'
import { draftFields } from '../support/site/sandbox.ts'
import { openSection, rowOf, unitCard, unitField, units } from './screens.ts'

const errorAlert = (page: Page) => page.getByRole('main').getByRole('alert')

test('the list is retried three times before it fails', async ({ page }) => {
  await page.goto('/admin/property/new')
  await expect(page.getByRole('heading', { name: 'Add Property' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let requests = 0
  page.route('GET /api/properties', () => {
    requests += 1
    return outage()
  })
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(errorAlert(page).all()).toHaveLength(1)
  })
  expect(requests).toBe(4)
  vi.useRealTimers()
  page.routeAll(outage)
  for (const section of ['Analytics', 'Hero Images']) {
    await openSection(page, section)
    await expect(errorAlert(page).first()).toBeVisible()
  }
  page.routeAll()
  await errorAlert(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No hero images yet. Upload your first image to get started.')).toBeVisible()
})

test('a failed sign-out and a failed deletion are reported', async ({ page, sandbox, title }) => {
  await sandbox.property({ property: draftFields({ title }) })
  await page.goto('/admin')
  const remove = rowOf(page, title).getByRole('button', { name: 'Delete' })
  await expect(remove).toBeVisible()
  page.routeAll(outage)
  await remove.click()
  await expectToast(page, 'Error', 'Failed to delete property')
  await expect(remove).toBeFocused()
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  await signOut.click()
  await eventually(() => expect(page.questions.at(-1)).toBe('We couldn’t sign you out. Please try again.'))
  await expect(signOut).not.toBeDisabled()
  await expect(rowOf(page, title)).toBeVisible()
  await expect(page).toHaveURL('/admin')
})

test('in the editor typed text is never lost', async ({ page, upload, building, sandbox }) => {
  const { id } = await building({ images: [{ url: await upload(), caption: 'Front' }] })
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.fill('Typed before the table stopped')
  page.routeAll(outage)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Error', 'Failed to save property')
  await expect(description).toHaveValue('Typed before the table stopped')
  await page.getByRole('button', { name: /^Remove image 1/ }).click()
  await expectToast(page, 'Error', 'Failed to delete image')
  page.routeAll()
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  expect(await sandbox.read(id)).toMatchObject({ description: 'Typed before the table stopped', images: [{}] })
})

test('a refused save shows the server’s reason, and one without a response leaves no draft of what it saved', async ({
  page,
  building,
  upload,
}) => {
  const { images } = await building({ images: [{ url: await upload() }] })
  const description = page.getByRole('textbox', { name: /^Description/ })
  const problem = page.getByRole('region', { name: 'One thing to fix' })
  const preparing = 'Your images are still being prepared. Please try again in a moment.'
  page.route('PUT /api/properties/{id}', () =>
    Response.json({ code: 'unavailable', message: preparing, issues: [] }, { status: 503 }),
  )
  await description.fill('Saved without a response')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Error', 'Failed to save property')
  await expect(problem).toBeFocused()
  await expect(problem).toContainText(preparing)
  page.route('PUT /api/properties/{id}', lostResponse)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(problem).toContainText('The server did not respond.')
  await waitForDraft('Saved without a response')
  // As if the image had been uploaded during this visit.
  for (const [name, draft] of Object.entries({ ...sessionStorage }))
    sessionStorage.setItem(name, draft.replaceAll(`"id":"${images[0]?.id}",`, ''))
  await page.reload()
  await expect(description).toHaveValue('Saved without a response')
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
})

test('units that could not be loaded, saved or deleted stay', async ({ page, building }) => {
  await building({}, '1A')
  const release = page.hold('GET /api/properties/{id}/units', outage)
  await page.reload()
  await expect(units(page).locator('[data-placeholder=unit]')).toHaveCount(3)
  release()
  await expect(units(page).getByRole('alert')).toContainText('Failed to fetch units')
  page.unroute('GET /api/properties/{id}/units')
  await units(page).getByRole('button', { name: 'Try again' }).click()
  const card = unitCard(page, '1A')
  await expect(card).toBeVisible()
  await expect(units(page)).toBeFocused()
  await card.getByRole('button', { name: 'Edit' }).click()
  await unitField(page, 'Features').fill('Typed before the table stopped')
  page.routeAll(outage)
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Error', 'Failed to save unit')
  await expect(units(page).getByRole('region', { name: 'One thing to fix' })).toBeFocused()
  await expect(units(page).getByText('The service is unavailable right now. Please try again.')).toBeVisible()
  await expect(unitField(page, 'Features')).toHaveValue('Typed before the table stopped')
  page.routeAll()
  await units(page).getByRole('button', { name: 'Update Unit' }).click()
  await expectToast(page, 'Success', 'Unit updated successfully')
  page.routeAll(outage)
  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete unit')
  await expect(card).toBeVisible()
})

test('hero images return to their order', async ({ page, sandbox, upload }) => {
  for (let count = 0; count < 2; count++) await sandbox.hero(await upload())
  await page.goto('/admin/hero')
  const images = page.getByRole('list', { name: 'Hero images, in the order they are shown' }).locator('li img')
  await expect(images).toHaveCount(2)
  const sources = () => images.all().map((image) => image.getAttribute('src'))
  const before = sources()
  page.routeAll(outage)
  await page.getByRole('button', { name: 'Move the image at position 1 later' }).click()
  expect(sources()).toEqual(before.toReversed())
  await expectToast(page, 'Error', 'Failed to reorder images')
  expect(sources()).toEqual(before)
  await page.getByRole('button', { name: 'Delete the image at position 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete image')
  expect(sources()).toEqual(before)
})

test('charts that fail to load, or that a content blocker stops, leave the rest and can be retried', async ({
  page,
  sandbox,
}) => {
  await sandbox.property()
  const blocker = 'A content blocker in this browser stops the view counts.'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const afterRetries = (look: () => void) =>
    eventually(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      look()
    })
  const expectAlert = (text: string) =>
    afterRetries(() => expect(errorAlert(page).first().one.textContent).toContain(text))
  const expectCharts = () =>
    afterRetries(() => expect(page.getByText(/^No views in the last 30 days/).all()).not.toEqual([]))
  page.route('GET /api/analytics/history', noResponse)
  await page.goto('/admin/analytics')
  await expectAlert(blocker)
  await expect(page.getByText('Total Views')).toBeVisible()
  page.unroute('GET /api/analytics/history')
  await errorAlert(page).getByRole('button', { name: 'Try again' }).click()
  await expectCharts()

  page.route('GET /api/analytics/views', noResponse)
  await page.reload()
  await expectAlert(blocker)
  await expect(page.getByText('The problem is on our side')).toHaveCount(0)
  page.unroute('GET /api/analytics/views')
  await errorAlert(page).getByRole('button', { name: 'Try again' }).click()
  await expectCharts()
  await expect(errorAlert(page)).toHaveCount(0)

  page.route('GET /api/properties', outage)
  await openSection(page, 'People')
  await afterRetries(() => expect(page.getByRole('heading', { name: 'People' }).all()).toHaveLength(1))
  await openSection(page, 'Analytics')
  await expectAlert('This may be out of date')
  await expect(page.getByText('Total Views')).toBeVisible()

  page.routeAll(noResponse)
  await page.reload()
  await expectAlert('The problem is on our side')
  await expect(page.getByText('A content blocker')).toHaveCount(0)
})
