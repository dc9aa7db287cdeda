import { draftFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectClean } from '../axe.ts'
import { press, tabTo } from './keys.ts'
import { openSection } from './sections.ts'
import { expectToast } from './toasts.ts'

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
    await expectClean(page, phone, 'while it loads')
    respond('error')
    const errorAlert = page.getByRole('main').getByRole('alert')
    await expect(errorAlert).toContainText('The problem is on our side')
    await expectClean(page, phone, 'after an error')
    isRecovered = true
    await press(page, errorAlert.getByRole('button', { name: 'Try again' }))
    await expect(page.getByRole('main')).toContainText(empty)
    await expect(page.getByRole('main')).toBeFocused()
    await expectClean(page, phone, 'when there is nothing')
    pageErrors.length = 0
  })

test('a property is duplicated, deleted, restored, looked up and imported with Tab, Enter and arrow keys only', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  test.slow()
  const { id } = await sandbox.property({ property: draftFields({ title }), images: [{ url: await upload(admin) }] })
  await admin.send('DELETE', `/api/properties/${id}`)
  const open = (name: string) =>
    openSection(page, name, async (target) => {
      // The menu is before the main content, which has the focus.
      const isMenu = (await target.getAttribute('aria-expanded')) !== null
      const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
      await tabTo(page, target, isMenu && isInMain ? 'Shift+Tab' : 'Tab')
      await page.keyboard.press('Enter')
    })
  const back = async () => {
    await press(page, page.getByRole('link', { name: 'Back to Admin' }))
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.goto('/admin')

  await test.step('Recently deleted', async () => {
    await open('Recently deleted')
    const row = page.getByRole('list', { name: 'Deleted properties' }).getByRole('listitem').filter({ hasText: title })
    await press(page, row.getByRole('button', { name: 'Delete forever' }))
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row.getByRole('button', { name: 'Delete forever' })).toBeFocused()
    await tabTo(page, row.getByRole('button', { name: 'Restore' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', 'Property restored successfully. Its images will appear in a moment.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await back()
  })
  await test.step('Activity: a property is selected, and a change is opened and closed', async () => {
    await open('Activity')
    await tabTo(page, page.getByLabel('Home', { exact: true }))
    // After a pause of a second the select starts a new search.
    await expect(async () => {
      await page.keyboard.type(title)
      await expect(page).toHaveURL(`/admin/activity?property=${id}`, { timeout: 2000 })
    }).toPass()
    const changes = page.getByRole('list', { name: 'Changes' }).getByRole('button')
    await expect(changes).toHaveCount(3)
    await press(page, changes.nth(1))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    await expect(changes.nth(1)).toBeFocused()
    await page.reload()
    await expect(changes).toHaveCount(3)
    await back()
  })
  await test.step('Spreadsheets: a selected file is reviewed and discarded', async () => {
    await open('Spreadsheets')
    const choose = page.getByRole('button', { name: 'Choose a CSV file' })
    const csvFile = (name: string, buffer: Buffer<ArrayBuffer>) => ({ name, mimeType: 'text/csv', buffer })
    const chooser = page.waitForEvent('filechooser')
    await press(page, choose)
    await (await chooser).setFiles([csvFile('a.csv', Buffer.from(`Property ID;Bedrooms\r\n${id};7`))])
    await expect(page.getByRole('heading', { name: 'What will change' })).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Choose another file' }))
    await expect(choose).toBeFocused()
    const invalidRows = Array.from({ length: 22 }, () => `${crypto.randomUUID()};7`).join('\r\n')
    // Chromium opens no file chooser while another one closes.
    await page
      .locator('input[type=file]')
      .setInputFiles([csvFile('b.csv', Buffer.from(`Property ID;Bedrooms\r\n${invalidRows}`))])
    const problems = page.getByRole('region', { name: '22 problems' }).getByRole('listitem')
    await press(page, page.getByRole('button', { name: 'Show all problems' }))
    await expect(problems.nth(20)).toBeFocused()
    await expectClean(page, phone, 'with many problems')
    await back()
  })
  await test.step('a property is duplicated from the list', async () => {
    await tabTo(page, page.getByRole('searchbox', { name: 'Search' }))
    await page.keyboard.type(title)
    await press(
      page,
      page.getByRole('article', { name: title, exact: true }).getByRole('button', { name: 'Duplicate' }),
    )
    await expectToast(page, 'Success', 'Duplicated as a draft. Visitors cannot see it.')
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Open the copy' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(`Copy of ${title}`)
    sandbox.alsoClear(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  })
  await test.step('its preview opens in a new window', async () => {
    const opened = page.waitForEvent('popup')
    await page.route('**/api/previews', async (route) => {
      await expect((await opened).locator('body')).toHaveText('Preparing...')
      await route.continue()
    })
    await press(page, page.getByRole('button', { name: 'Preview', exact: true }))
    await expect((await opened).getByRole('heading', { level: 1, name: `Copy of ${title}` })).toBeVisible()
  })
})
