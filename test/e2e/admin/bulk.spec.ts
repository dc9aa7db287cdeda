import type { Page } from 'playwright/test'
import { propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { rowOf } from './actions.ts'
import { bar, done, undone } from './bulk-actions.ts'
import { expectToast } from './toasts.ts'

const statusOf = async (page: Page, id: string) => (await page.request.get(`/api/properties/${id}`)).status()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('several properties are hidden and shown again by touch, with Undo', async ({
    page,
    visitor,
    sandbox,
    title,
  }) => {
    const properties = [
      await sandbox.property({ property: propertyFields({ title: `${title} one` }) }),
      await sandbox.property({ property: propertyFields({ title: `${title} two`, propertyType: 'single-family' }) }),
    ]
    const ids = properties.map(({ id }) => id)
    const seen = () => Promise.all(ids.map((id) => statusOf(visitor, id)))
    await page.goto(`/admin?q=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: 'Select several' }).tap()
    await expect(bar(page)).toContainText('0 selected')
    await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeDisabled()
    await page.getByRole('checkbox', { name: `Select ${title} one` }).tap()
    await page.reload()
    await expect(bar(page)).toContainText('1 selected')
    await bar(page).getByRole('button', { name: 'Select all shown' }).tap()
    await expect(bar(page)).toContainText('2 selected')

    await bar(page).getByRole('button', { name: 'Who can see it' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Only the family (draft)' }).tap()
    await done(page)
    await expectToast(page, 'Success', '2 properties are visible only to the family.')
    expect(await seen()).toEqual([404, 404])
    await page.getByRole('button', { name: 'Undo' }).tap()
    await undone(page)
    await expectToast(page, 'Success', '2 properties restored.')
    expect(await seen()).toEqual([200, 200])
    for (const property of properties) {
      const { version: _v, updatedAt: _u, status: _s, ...now } = await sandbox.read(property.id)
      expect(property).toMatchObject(now)
    }
  })
})

test('several properties are deleted, with Undo; what fails is counted and stays selected; without a connection Undo can be pressed again', async ({
  page,
  context,
  sandbox,
  admin,
  title,
  pageErrors,
}) => {
  const first = await sandbox.property({ property: propertyFields({ title: `${title} one` }) })
  const second = await sandbox.property({ property: propertyFields({ title: `${title} two` }) })
  await page.goto(`/admin?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'Select several' }).click()
  await bar(page).getByRole('button', { name: 'Select all shown' }).click()
  const closesUnasked = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await page.route(
    `**/api/properties/${second.id}`,
    async (route) => {
      expect(await closesUnasked()).toBe(false)
      await route.abort()
    },
    { times: 1 },
  )
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2 properties?' })
  await question.getByRole('button', { name: 'Keep them' }).click()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete 2 properties' }).click()
  const noResponse = 'The server did not respond. Check your connection, then try again.'
  await expectToast(page, 'Success', `1 property deleted. 1 property could not be changed. ${noResponse}`)
  expect(await closesUnasked()).toBe(true)
  await page.setViewportSize({ width: 844, height: 390 })
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  const [above, below] = [await toast.boundingBox(), await bar(page).boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await expect(page.getByRole('checkbox', { name: `Select ${title} two` })).toBeChecked()
  await expect(bar(page).getByRole('button', { name: 'Select all shown' })).toBeFocused()

  await context.setOffline(true)
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  const offline = 'You are offline. Try again when the connection returns.'
  await expectToast(page, 'Error', `1 property could not be restored. ${offline}`)
  await context.setOffline(false)
  await undo.click()
  await expectToast(page, 'Success', '1 property restored.')
  await expect(rowOf(page, `${title} one`)).toBeVisible()
  expect(await statusOf(page, first.id)).toBe(200)

  await bar(page).getByRole('button', { name: 'Who can see it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Only the family (draft)' }).click()
  await expectToast(page, 'Success', '1 property is visible only to the family.')
  await admin.send('DELETE', `/api/properties/${second.id}`)
  await undo.click()
  await expectToast(page, 'Error', '1 property could not be restored. Someone has made changes since then.')
  await expect(undo).toHaveCount(0)
  pageErrors.length = 0
})

const listOnly = (page: Page, ids: string[]) =>
  page.route('**/api/properties?scope=admin', async (route) => {
    const response = await route.fetch()
    const all: { id: string }[] = await response.json()
    await route.fulfill({ response, json: all.filter(({ id }) => ids.includes(id)) })
  })

test('the examples that nobody has changed are removed at once, with a question and Undo', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const exampleId = () => `${crypto.randomUUID().slice(0, 14)}8${crypto.randomUUID().slice(15)}`
  const example = (name: string) =>
    sandbox.property({ property: { ...propertyFields({ title: `${title} ${name}` }), id: exampleId() } as never })
  const [untouched, extended, changed] = [await example('one'), await example('two'), await example('three')]
  const own = await sandbox.property({ property: propertyFields({ title: `${title} own` }) })
  await sandbox.unit(extended.id)
  const fields = propertyFields({ title: `${title} three` })
  await admin.send('PUT', `/api/properties/${changed.id}`, { property: fields, images: [] })
  const ids = [untouched, extended, changed, own].map(({ id }) => id)
  // The site's own examples stay for the other tests.
  await listOnly(page, ids)
  const statuses = () => Promise.all(ids.map((id) => statusOf(page, id)))
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Remove the examples' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the example?' })
  await expect(question).toContainText('1 property that nobody has changed')
  await question.getByRole('button', { name: 'Remove the example' }).click()
  await expectToast(page, 'Success', '1 property deleted.')
  expect(await statuses()).toEqual([404, 200, 200, 200])
  await page.getByRole('button', { name: 'Undo' }).click()
  await undone(page)
  await expectToast(page, 'Success', '1 property restored.')
  expect(await statuses()).toEqual([200, 200, 200, 200])
})
