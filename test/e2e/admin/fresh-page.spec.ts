import { propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { hydrated } from '../hydrated.ts'
import { expectToast } from './toasts.ts'

test('after a save or deletion the public page shows the change at once, even if the published page is still the old one', async ({
  page,
  sandbox,
  admin,
  title,
  visitor,
  pageErrors,
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

  const oldPage = { contentType: 'text/html; charset=utf-8', body: published }
  for (const browserPage of [page, visitor]) await browserPage.route(`**${path}`, (route) => route.fulfill(oldPage))
  const heading = { level: 1, name: `${title}, renamed`, exact: true }
  const requestedPaths: string[] = []
  const isFromPage = (from = '') => from.endsWith(path) && !from.endsWith(`/admin${path}`)
  page.on(
    'request',
    (request) => isFromPage(request.headers().referer) && requestedPaths.push(new URL(request.url()).pathname),
  )
  await page.goto(path)
  await expect(page.getByRole('heading', heading)).toBeVisible()
  // The idle page also prefetches its links.
  const propertyRequests = requestedPaths.filter((call) => call.startsWith(`/api/properties/${id}`))
  expect(propertyRequests.toSorted()).toEqual([`/api/properties/${id}`, `/api/properties/${id}/units`])
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

  await test.step('a page in the back/forward cache is refreshed when somebody goes back to it', async () => {
    const again = `${title}, renamed again`
    await admin.send('PUT', path.replace('/property', '/api/properties'), {
      property: propertyFields({ title: again, propertyType: 'single-family' }),
      images: [],
    })
    // Browsers under test have no back/forward cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.getByRole('heading', { level: 1, name: again, exact: true })).toBeVisible()
  })
  await test.step('a deleted property disappears at once', async () => {
    await admin.send('DELETE', `/api/properties/${id}`)
    await page.route('**/track-view/**', (route) => route.fulfill({ json: {} }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
    // Chromium reports 404s as console errors. The last one may come after the heading.
    await page.waitForLoadState('networkidle')
    pageErrors.length = 0
  })
})
