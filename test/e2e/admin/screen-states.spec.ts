import { expect, test } from '../admin-test.ts'
import { expectClean } from '../axe.ts'
import { press } from './keys.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })

// The histories show the content of Activity.
const screens = [
  { path: '/admin/activity', calls: '**/api/history**', none: { changes: [] }, empty: 'No changes yet.' },
  { path: '/admin/deleted', calls: '**/api/deleted-properties', none: [], empty: 'Nothing was deleted' },
  // The list includes the user.
  { path: '/admin/people', calls: '**/api/people', none: undefined, empty: 'Last seen' },
]

for (const { path, calls, none, empty } of screens)
  test(`${path} is accessible while it loads, after an error, and when it is empty`, async ({ page, pageErrors }) => {
    let respond: (as: 'error' | 'normal') => void = () => {}
    const released = new Promise<'error' | 'normal'>((resolve) => {
      respond = resolve
    })
    let isRecovered = false
    await page.route(calls, async (route) => {
      if (!isRecovered && (await released) === 'error') return route.fulfill({ status: 503, json: {} })
      return none ? route.fulfill({ json: none }) : route.continue()
    })
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/admin/activity') await expectClean(page, phone, 'while it loads')
    respond('error')
    const errorAlert = page.getByRole('main').getByRole('alert')
    await expect(errorAlert).toContainText('The problem is on our side')
    if (path === '/admin/activity') await expectClean(page, phone, 'after an error')
    isRecovered = true
    await press(page, errorAlert.getByRole('button', { name: 'Try again' }))
    await expect(page.getByRole('main')).toContainText(empty)
    await expect(page.getByRole('main')).toBeFocused()
    await expectClean(page, phone, 'when there is nothing')
    pageErrors.length = 0
  })
