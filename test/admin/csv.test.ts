import { vi } from 'vitest'
import { noResponse, type Page, status, test } from '../support/admin/admin-test.ts'
import { expect } from '../support/admin/expect.ts'
import { eventually } from '../support/admin/locator.ts'
import { draftFields } from '../support/site/sandbox.ts'

async function chooseFile(page: Page, ...rows: string[]) {
  const input = await eventually(() => page.locator('input[type=file]').one)
  Object.defineProperty(input, 'files', { value: [new File([rows.join('\r\n')], 'a.csv')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const columns = 'Property ID,Version,Bedrooms'

test('an unchanged file changes nothing, and many problems are shown on request', async ({ page, sandbox }) => {
  const { id } = await sandbox.property({ property: draftFields({ bedrooms: 3 }) })
  await page.goto('/admin/sheets')
  await chooseFile(page, columns, `${id},1,3`)
  await expect(page.getByText('Nothing will change. Every row matches what is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeFocused()
  await chooseFile(page, columns, ...Array.from({ length: 22 }, () => `${crypto.randomUUID()},1,3`))
  const problems = page.getByRole('region', { name: '22 problems' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Show all problems' }).click()
  await expect(problems.nth(20)).toBeFocused()
})

test('an import continues after a lost response; a property that somebody else saved is reported, the others are saved', async ({
  page,
  sandbox,
  title,
  admin,
}) => {
  const ids: string[] = []
  for (const name of ['A', 'B', 'C'])
    ids.push((await sandbox.property({ property: draftFields({ title: `${title} ${name}` }) })).id)
  await page.goto('/admin/sheets')
  await chooseFile(page, columns, ...ids.map((id) => `${id},1,5`))
  await expect(page.getByRole('table')).toHaveCount(3)
  await admin.send('PUT', `/api/properties/${ids[1]}`, { property: draftFields({ title: `${title} B` }), images: [] })
  page.route('POST /api/import', async (send) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Some changes may be saved already.')
    await page.getByRole('button', { name: 'Stay' }).click()
    await send()
    return status(403)()
  })
  await page.getByRole('button', { name: 'Import these changes' }).click()
  await expect(page.getByRole('heading', { name: 'Import stopped' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('0 of 3 homes are saved.')
  await expect(page.getByRole('main')).toContainText('Please try again. 3 homes are not confirmed yet.')
  page.unroute('POST /api/import')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('2 of 3 homes are saved.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `${title} B` })).toContainText('Someone else saved this')
  expect(await Promise.all(ids.map(async (id) => (await sandbox.read(id)).bedrooms))).toEqual([5, 3, 5])
})

test('a file that was changed before it is read again is named', async ({ page }) => {
  await page.goto('/admin/sheets')
  page.route('POST /api/import', noResponse, { times: 1 })
  await chooseFile(page, 'Property ID,Title')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Changed', 'NotReadableError'))
  await again.click()
  await expect(page.getByText('This file could not be read. Choose it again.')).toBeVisible()
  await expect(page.getByText('a.csv').first()).toBeVisible()
})
