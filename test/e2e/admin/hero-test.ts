import type { Page } from 'playwright/test'
import { test as adminTest } from '../admin-test.ts'

/** The site has its three hero images back in their order after each test. */
export const test = adminTest.extend<{ order: () => Promise<string[]> }>({
  order: [
    async ({ admin, sandbox }, use) => {
      const order = async () => (await sandbox.heroes()).map(({ id }) => id)
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
