import type { Page } from 'playwright/test'
import { test as adminTest, expect } from '../admin-test.ts'
import { press } from './keys.ts'
import { expectToast } from './toasts.ts'

export const test = adminTest.extend<{ order: () => Promise<string[]> }>({
  order: [
    async ({ admin, sandbox }, use) => {
      const order = async () => (await sandbox.heroImages()).map(({ id }) => id)
      const before = await order()
      await use(order)
      const added = (await order()).filter((id) => !before.includes(id))
      for (const id of added) await admin.send('DELETE', `/api/hero-images/${id}`)
      await admin.send('PATCH', '/api/hero-images/reorder', { imageIds: before })
    },
    { auto: true },
  ],
})

export const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Hero images, in the order they are shown' }).getByRole('listitem')
export const handle = (page: Page, position: number) =>
  page.getByRole('button', { name: `Reorder the image at position ${position}` })

export async function restoreHero(page: Page, alt: string) {
  await press(page, page.getByRole('link', { name: 'History' }))
  await expect(page).toHaveURL('/admin/hero/history')
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('button')
  await expect(changes.first()).toContainText(/^Hero ImagesImage removed by Porchlight Admin, /)
  await press(page, changes.first())
  const dialog = page.getByRole('dialog', { name: 'Hero Images' })
  // The variants are gone, so this is the original.
  await expect(dialog.getByRole('img', { name: alt })).toHaveJSProperty('complete', true)
  await expect
    .poll(() => dialog.getByRole('img', { name: alt }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await press(page, dialog.getByRole('button', { name: 'Restore this version' }).first())
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }))
  await expectToast(page, 'Success', 'Version restored')
  await expect(page).toHaveURL('/admin/hero')
}
