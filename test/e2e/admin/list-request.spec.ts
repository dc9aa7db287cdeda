import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'

test('a screen requests its content without waiting for the session, which its title does, and the list only once', async ({
  page,
  sandbox,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/properties' || pathname === '/api/auth/user') requests.push(pathname)
  })
  await page.goto('/admin')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requests.toSorted()).toEqual(['/api/auth/user', '/api/properties'])

  const { id } = await sandbox.property({ property: draftFields() })
  const screens: [path: string, call: string][] = [
    ['/admin/people', '/api/people'],
    [`/admin/property/${id}`, `/api/properties/${id}`],
  ]
  for (const [path, call] of screens) {
    const requested = page.waitForRequest((request) => new URL(request.url()).pathname === call)
    await page.route(
      '**/api/auth/user',
      async (route) => {
        await requested
        if (path === '/admin/people') await expect(page).toHaveTitle('Admin | Porchlight')
        await route.continue()
      },
      { times: 1 },
    )
    await page.goto(path)
    await requested
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/admin/people') await expect(page).toHaveTitle('People | Porchlight')
  }
})

test('a forbidden list is requested once if the response arrives before the screen is rendered', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install()
  let requests = 0
  await page.route('**/api/properties?**', async (route) => {
    requests += 1
    await route.fulfill({ status: 403, json: { code: 'forbidden', message: 'No' } })
  })
  const list = page.waitForResponse('**/api/properties?**')
  await page.route('**/api/auth/user', async (route) => {
    await (await list).finished()
    await route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  // A retry would follow after a second.
  await page.clock.runFor(1500)
  expect(requests).toBe(1)
  pageErrors.length = 0
})
