import { readFile } from 'node:fs/promises'
import { propertySchema } from '@porchlight/contract/properties/property'
import type { Page } from 'playwright/test'
import * as z from 'zod/mini'
import { okJson } from '../../support/site/client.ts'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'

const propertiesSchema = z.array(propertySchema)

test.use({ viewport: { width: 390, height: 844 } })

async function download(page: Page, button: string): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  expect(file.suggestedFilename()).toMatch(/^(properties|units)-\d{4}-\d\d-\d\d\.csv$/)
  return (await readFile(await file.path(), 'utf8')).split('\r\n')
}

const chooseFiles = (page: Page, ...files: string[][]) =>
  page.locator('input[type=file]').setInputFiles(
    files.map((rows, n) => ({
      name: `file-${n + 1}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n')),
    })),
  )
const headingOf = (page: Page, heading: string) => page.getByRole('heading', { level: 2, name: heading })

test('a building and its units are downloaded, changed in a spreadsheet, reviewed and imported', async ({
  page,
  sandbox,
  title,
  admin,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title, description: '=1+1' }) })
  await sandbox.unit(id, { unit: unitFields(id, { unitNumber: '007' }) })
  const deleted = await sandbox.property({ property: draftFields({ title: `${title}, just deleted` }) })
  await sandbox.unit(deleted.id, { unit: unitFields(deleted.id) })
  await page.route(`**/api/properties/${deleted.id}/units`, (route) => route.fulfill({ status: 404, json: {} }))
  const [head = '', units] = await test.step('both files are downloaded', async () => {
    await page.goto('/admin/sheets')
    await expect(page.getByRole('heading', { level: 1, name: 'Spreadsheets' })).toBeVisible()
    const rows = await download(page, 'Download properties')
    const ownRow = rows.find((row) => row.startsWith(id))
    expect(ownRow).toContain("'=1+1")
    const unitRows = await download(page, 'Download units')
    const [unitHead = ''] = unitRows
    return [[rows[0] ?? '', ownRow ?? ''].join('\n'), [unitHead, unitRows.find((row) => row.startsWith(id)) ?? '']]
  })
  const [header = '', ownRow = ''] = head.split('\n')

  await test.step('every change and every problem is shown before the import', async () => {
    const unknownRow = ownRow.replace(id, crypto.randomUUID())
    const unit = units[1] ?? ''
    const newRow = unknownRow.replace(/^[^,]*,[^,]*,[^,]*/, `,,${title} Annex`)
    const added = `,,${id},,"008",2,1,500,,,,,`
    await chooseFiles(
      page,
      [`${header},Rent`, `${ownRow.replace(',1800,', ',1950,')},900`, unknownRow, newRow],
      [units[0] ?? '', unit.replace(',600,', ',650,'), added],
    )
    await expect(headingOf(page, 'What will change')).toBeFocused()
    const changes = page.getByRole('table', { name: title })
    await expect(changes.getByRole('row', { name: 'Square Feet 1800 1950' })).toBeVisible()
    await expect(changes.getByRole('row', { name: 'Square Feet 600 650' })).toBeVisible()
    await expect(changes.getByRole('rowheader', { name: 'Unit 008 New' })).toBeVisible()
    await expect(page.getByRole('heading', { name: `${title} Annex New, as a draft` })).toBeVisible()
    const problems = page.getByRole('region', { name: '1 problem' })
    await expect(problems).toContainText('file-1.csv, row 3, Property ID')
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: 'Import these changes' })).toBeDisabled()
    expect(await sandbox.read(id)).toMatchObject({ squareFeet: 1800, version: 1 })
  })

  await test.step('it is imported by keyboard', async () => {
    await page.getByRole('checkbox', { name: 'Unknown columns: "Rent"' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Import these changes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(headingOf(page, 'Import finished')).toBeFocused()
    await expect(page.getByRole('main')).toContainText('The other changes are saved: 2 homes.')
    await expect(page.getByRole('main')).toContainText('1 problem is left. Correct the file, then import it again.')
    expect(await sandbox.read(id)).toMatchObject({ description: '=1+1', squareFeet: 1950, version: 2, unitCount: 2 })
    expect(await sandbox.units(id)).toMatchObject([
      { unitNumber: '007', squareFeet: 650 },
      { unitNumber: '008', bedrooms: 2 },
    ])
    const all = propertiesSchema.parse(await okJson(await admin.send('GET', '/api/properties?scope=admin')))
    const imported = all.find((property) => property.title === `${title} Annex`)
    sandbox.alsoClear(imported?.id ?? '')
    expect(imported).toMatchObject({ status: 'draft', squareFeet: 1800, version: 1 })
  })
})
