import { readFile } from 'node:fs/promises'
import { draftFields, propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { holdRequests } from '../hold-requests.ts'

test('on a phone the list waits for the charts; views are counted and shown; a year and a property are one tap away, and CSV files can be downloaded', async ({
  page,
  visitor,
  sandbox,
  title,
  properties,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title, location: 'atlanta' }) })
  const silent = await sandbox.property({ property: draftFields({ title: `${title} silent` }) })
  const path = `/property/${id}`
  await expect.poll(async () => (await visitor.request.get(path)).status()).toBe(200)
  const tracked = visitor.waitForResponse(/\/api\/analytics\/track-view\//)
  await visitor.goto(path)
  await tracked
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdRequests(page, '**/api/analytics/history**')
  await page.goto('/admin/analytics', { waitUntil: 'commit' })
  await page.waitForResponse('**/api/analytics/views')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const list = page.getByRole('list', { name: 'Property Views' })
  await expect(list).toBeHidden()
  release()
  await expect(list).toBeVisible()
  const perDay = page.getByRole('region', { name: 'Views per day' })
  const rowOf = (name: string) =>
    list.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

  await test.step('views are counted and shown', async () => {
    await expect(rowOf(silent.title)).toContainText('0 views')
    await expect(rowOf(silent.title)).toContainText('0.0%')
    await expect(rowOf(title)).toContainText('Atlanta, GA')
    await expect(rowOf(title)).toContainText('1 view')
    await expect(rowOf(title)).toContainText(/\d+\.\d%/)
    for (const name of ['Total Views', 'Total Properties', 'Avg Views', /^\d+ with views$/])
      await expect(page.getByText(name, { exact: true })).toBeVisible()
    const rows = await list.getByRole('listitem').allTextContents()
    expect(rows.length).toBeGreaterThanOrEqual(properties.length)
    const counts = rows.map((text) => Number(/([\d,]+) views?/.exec(text)?.[1]?.replace(',', '')))
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    await expect(perDay.getByRole('table').getByRole('row')).toHaveCount(31)
    await expect(perDay.getByRole('cell').last()).not.toHaveText('0')
    await expect(rowOf(title).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/admin${path}`)
  })

  await test.step('the period is selected by keyboard and is in the URL', async () => {
    await expect(perDay.getByRole('cell')).toHaveCount(30)
    await expect(perDay).toContainText('in the 30 days before')
    await perDay.getByRole('radio', { name: '30 days' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL('/admin/analytics?days=7')
    await expect(perDay.getByRole('cell')).toHaveCount(7)
    await page.goBack()
    await expect(perDay.getByRole('radio', { name: '30 days' })).toBeChecked()
  })

  await test.step('numbers stay until the new ones are there', async () => {
    const releaseYear = await holdRequests(page, '**/api/analytics/history?days=365')
    await perDay.getByText('1 year').click()
    await expect(page).toHaveURL('/admin/analytics?days=365')
    await expect(page.getByRole('region', { name: /^Views per/ }).getByRole('cell')).toHaveCount(30)
    releaseYear()
  })

  await test.step('a year is shown by week', async () => {
    await expect(page.getByRole('region', { name: 'Views per week' }).getByRole('cell')).toHaveCount(52)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('a property of the list is shown alone, and then all again', async () => {
    await rowOf(silent.title).getByRole('button', { name: '0 in a year' }).click()
    await expect(page).toHaveURL(`/admin/analytics?days=365&property=${silent.id}`)
    await expect(page.getByRole('heading', { name: 'Views per week' })).toBeFocused()
    await expect(page.getByText(`For ${silent.title}`)).toBeInViewport()
    await expect(page.getByText('No views in the last year.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all properties' }).click()
    await expect(page.getByRole('region', { name: 'Views per week' }).getByRole('cell')).toHaveCount(52)
  })

  await test.step('the file has each property and each day', async () => {
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toBe('views-365-days.csv')
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toContain('Actions in 365 days,Apply or listing')
    expect(lines.some((line) => line.startsWith(`${title},`))).toBe(true)
  })

  await test.step('sections are not in a grid on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    const sections = page.getByRole('main').locator('section')
    const layouts = await sections.evaluateAll((all) =>
      all.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).display),
    )
    expect(new Set(layouts), 'Firefox cuts lines and loses bars in a grid of several pages').toEqual(new Set(['block']))
  })
})
