import { readFile } from 'node:fs/promises'
import { draftFields, propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { holdRequests } from '../hold-requests.ts'

test('views of a property are counted and shown in the dashboard', async ({
  page,
  visitor,
  sandbox,
  title,
  properties,
}) => {
  const { id } = await sandbox.property({ property: propertyFields({ title, location: 'atlanta' }) })
  const row = page
    .getByRole('list', { name: 'Property Views' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await page.goto('/admin/analytics')
  await expect(row).toContainText('0 views')
  await expect(row).toContainText('0.0%')
  await expect(row).toContainText('Atlanta, GA')

  const path = `/property/${id}`
  await expect.poll(async () => (await visitor.request.get(path)).status()).toBe(200)
  const tracked = visitor.waitForResponse(/\/api\/analytics\/track-view\//)
  await visitor.goto(path)
  await tracked
  await page.reload()
  await expect(row).toContainText('1 view')
  await expect(row).toContainText(/\d+\.\d%/)
  await expect(page.getByText('Total Views', { exact: true })).toBeVisible()
  await expect(page.getByText('Total Properties', { exact: true })).toBeVisible()
  await expect(page.getByText('Avg Views', { exact: true })).toBeVisible()
  await expect(page.getByText(/^\d+ with views$/)).toBeVisible()
  const rows = page.getByRole('list', { name: 'Property Views' }).getByRole('listitem')
  expect(await rows.count()).toBeGreaterThanOrEqual(properties.length)
  const counts = (await rows.allTextContents()).map((text) =>
    Number(/([\d,]+) views?/.exec(text)?.[1]?.replace(',', '')),
  )
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))

  const chart = page.getByRole('region', { name: 'Views per day' })
  await expect(chart).toBeVisible()
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(31)
  await expect(chart.getByRole('cell').last()).not.toHaveText('0')
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/admin/property/${id}`)
})

test('on a phone the list waits for the charts, a year and a property are one tap away, and CSV files can be downloaded', async ({
  page,
  sandbox,
  title,
  properties,
}) => {
  await page.request.post(`/api/analytics/track-view/${properties[0]?.id}`)
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  const release = await holdRequests(page, '**/api/analytics/history**')
  await page.goto('/admin/analytics', { waitUntil: 'commit' })
  await page.waitForResponse('**/api/analytics/views')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const list = page.getByRole('list', { name: 'Property Views' })
  await expect(list).toBeHidden()
  release()
  await expect(list).toBeVisible()
  const perDay = page.getByRole('region', { name: 'Views per day' })
  const row = list.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })

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
    const perWeek = page.getByRole('region', { name: 'Views per week' })
    await expect(perWeek.getByRole('cell')).toHaveCount(52)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(perWeek.getByRole('cell')).toHaveCount(52)
  })

  await test.step('a property of the list is shown alone, and then all again', async () => {
    await row.getByRole('button', { name: '0 in a year' }).click()
    await expect(page).toHaveURL(`/admin/analytics?days=365&property=${id}`)
    await expect(page.getByRole('heading', { name: 'Views per week' })).toBeFocused()
    await expect(page.getByText(`For ${title}`)).toBeInViewport()
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
})

test('if views over time fail to load or are blocked, the rest works, the reason is named, and a retry loads them; a lost connection is not called a content blocker', async ({
  page,
  pageErrors,
}) => {
  const history = '**/api/analytics/history**'
  const blocker = 'A content blocker in this browser stops the view counts.'
  const alert = page.getByRole('alert').first()
  const retry = alert.getByRole('button', { name: 'Try again' })
  await page.clock.install()
  await page.route(history, (route) => route.abort('blockedbyclient'))
  await page.goto('/admin/analytics')
  await expect(page.getByText('Total Views', { exact: true })).toBeVisible()
  await expect(page.getByRole('region').getByRole('alert')).toContainText(blocker)
  await page.unroute(history)
  await retry.click()
  const counts = page.getByRole('region', { name: 'Views per day' }).getByRole('cell')
  await expect(counts).toHaveCount(30)
  expect((await counts.allTextContents()).slice(0, -1), 'the example properties have views each day').not.toContain('0')

  await page.route('**/api/analytics/views', (route) => route.abort('blockedbyclient'))
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(blocker)
  await expect(page.getByText('The problem is on our side')).toHaveCount(0)
  await page.unroute('**/api/analytics/views')
  await retry.click()
  await expect(page.getByText(/^(?:Over|No views in) the last 30 days/).first()).toBeVisible()
  await expect(alert).toHaveCount(0)

  await page.route(/\/api\/(?:properties|analytics)/, (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(alert).toContainText('The problem is on our side', { timeout: 200 })
  }).toPass()
  await expect(page.getByText('A content blocker')).toHaveCount(0)
  pageErrors.length = 0
})
