import { propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { hydrated } from '../hydrated.ts'
import { expectToast } from './toasts.ts'

// Publishing takes a moment after a save, and edges and browsers may keep a page for some more.

test('who has just saved sees it on the public page at once, also when that is still the old one', async ({
  page,
  sandbox,
  title,
  visitor,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title, propertyType: 'single-family' }) })
  const path = `/property/${id}`
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
  const published = await (await page.request.get(path)).text()
  expect(published).toContain(title)

  await page.goto(`/admin${path}`)
  await page.getByRole('textbox', { name: /^Title/ }).fill(`${title}, renamed`)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')

  const asOfBefore = { contentType: 'text/html; charset=utf-8', body: published }
  for (const each of [page, visitor]) await each.route(`**${path}`, (route) => route.fulfill(asOfBefore))
  const heading = { level: 1, name: `${title}, renamed`, exact: true }
  const asked: string[] = []
  // the list, which comes after a save, may still be asking for what it shows
  const isOfThePage = (from = '') => from.endsWith(path) && !from.endsWith(`/admin${path}`)
  page.on('request', (request) => isOfThePage(request.headers().referer) && asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  await expect(page.getByRole('heading', heading)).toBeVisible()
  // when the page is idle, it asks for what its links lead to, too
  const ofTheProperty = asked.filter((call) => call.startsWith(`/api/properties/${id}`))
  expect(ofTheProperty.toSorted()).toEqual([`/api/properties/${id}`, `/api/properties/${id}/units`])
  await expect(page).toHaveTitle(
    new RegExp(`^${title}, renamed: .*(house|apartments), (Atlanta|Dallas) \\| Porchlight$`),
  )
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe('navigate')

  const calls: string[] = []
  visitor.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await hydrated(visitor)
  expect(calls.filter((call) => call.startsWith('/api/properties'))).toEqual([])
})

test('what has just been deleted is gone from its public page', async ({ page, sandbox, admin, title, pageErrors }) => {
  const { id } = await sandbox.property({ property: propertyFields({ title }) })
  const path = `/property/${id}`
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
  const published = await (await page.request.get(path)).text()
  await admin.send('DELETE', `/api/properties/${id}`)
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: published }))
  // whether the page reports a view before it knows is chance
  await page.route('**/track-view/**', (route) => route.fulfill({ json: {} }))
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
  // Chromium reports the API's 404s as console errors; the one for the units may come after the heading
  await page.waitForLoadState('networkidle')
  pageErrors.length = 0
})

test('a page that the browser kept whole is asked for again when somebody goes back to it', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title }) })
  const path = `/property/${id}`
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await admin.send('PUT', `/api/properties/${id}`, {
    property: propertyFields({ title: `${title}, renamed` }),
    images: [],
  })
  // Browsers under test keep no pages; this is how one that does tells of it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('heading', { level: 1, name: `${title}, renamed`, exact: true })).toBeVisible()
})
