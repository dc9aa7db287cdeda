import type { Page } from 'playwright/test'
import { propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
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
    await page.getByRole('button', { name: 'Select several' }).tap()
    await page.setViewportSize({ width: 844, height: 390 })
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    const [above, below] = [await toast.boundingBox(), await bar(page).boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    expect(await seen()).toEqual([200, 200])
    for (const property of properties) {
      const { version: _v, updatedAt: _u, status: _s, ...now } = await sandbox.read(property.id)
      expect(property).toMatchObject(now)
    }
  })
})
