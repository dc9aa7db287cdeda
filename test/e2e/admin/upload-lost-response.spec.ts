import type { Property } from '@porchlight/contract/properties/property'
import type { BrowserContext, Page } from 'playwright/test'
import { okJson } from '../../support/site/client.ts'
import { expect, test } from '../admin-test.ts'
import { uploadImages, waitForDraft } from './actions.ts'
import { expectToast } from './toasts.ts'

test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

async function loseFirstResponse(context: BrowserContext) {
  const ids: string[] = []
  await context.route('**/api/properties', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    ids.push(route.request().postDataJSON().property.id)
    if (ids.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  return ids
}

const errorToast = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByText('Error', { exact: true })

test('a property whose response was lost is created once, also from the draft of a closed or another tab, and keeps later changes', async ({
  page,
  context,
  admin,
  photos,
  title,
  sandbox,
}) => {
  const ids = await loseFirstResponse(context)
  const create = async (tab: Page, name: string) => {
    await tab.getByRole('textbox', { name: /^Title/ }).fill(name)
    await tab.getByRole('textbox', { name: /^Description/ }).fill('Any')
    await tab.getByRole('button', { name: 'Create Property' }).first().click()
  }
  await page.goto('/admin/property/new')
  await uploadImages(page, [photos.red])
  await create(page, title)
  await expect(errorToast(page)).toBeVisible()
  await waitForDraft(page, ids[0] ?? '')
  await page.close({ runBeforeUnload: false })
  const leased = { property: { availability: 'leased', availableFrom: null, version: 1 } }
  await okJson(await admin.send('PUT', `/api/properties/${ids[0]}/availability`, leased))

  const next = await context.newPage()
  await next.goto('/admin/property/new')
  await next.getByRole('button', { name: 'Restore it' }).click()
  await create(next, `${title} again`)
  await next.getByRole('alertdialog').getByRole('button', { name: 'Use mine' }).click()
  await expectToast(next, 'Success', 'Property created successfully')

  await next.getByRole('link', { name: 'Add Property' }).click()
  await next.getByRole('textbox', { name: /^Title/ }).fill(`${title} second`)
  await waitForDraft(next, `${title} second`)
  const other = await context.newPage()
  await other.goto('/admin/property/new')
  await other.getByRole('button', { name: 'Restore it' }).click()
  await other.getByLabel(/^Neighborhood/).fill('Oak Cliff')
  await create(next, `${title} second`)
  await expectToast(next, 'Success', 'Property created successfully')
  await create(other, `${title} second`)
  await expect(other.getByText('Your changes in the other tab are kept, too.', { exact: true })).toBeVisible()
  await expect(other).toHaveURL('/admin')
  const all: Property[] = await (await next.request.get('/api/properties?scope=admin')).json()
  const created = all.filter((property) => property.title.startsWith(title))
  sandbox.alsoClear(...created.map(({ id }) => id))
  expect([...new Set(ids)]).toEqual([ids[0], ids[2]])
  expect(created.map((property) => [property.title, property.images.length, property.availability]).sort()).toEqual([
    [`${title} again`, 1, 'leased'],
    [`${title} second`, 0, null],
  ])
})
