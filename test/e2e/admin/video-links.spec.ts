import { propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectPublic } from './actions.ts'
import { expectToast } from './toasts.ts'

test('a video that cannot be framed is pointed out next to its field, and is a link on the page', async ({
  page,
  sandbox,
  visitor,
  title,
}) => {
  const fields = propertyFields({ title, propertyType: 'single-family', youtubeUrl: null, tourUrl: 'https://fb.com/a' })
  const { id } = await sandbox.property({ property: fields })
  await page.goto(`/admin/property/${id}`)
  const field = page.getByLabel('YouTube Video URL')
  for (const link of ['https://vimeo.com/76979871', 'https://studio.youtube.com/video/abc-123/edit', 'nonsense']) {
    await field.fill(link)
    await expect(field).not.toHaveAccessibleDescription(/cannot play/)
  }
  await field.fill('https://photos.app.goo.gl/AbC')
  await expect(field).toHaveAccessibleDescription(/cannot play on our page.*“Watch the video on Google Photos”/)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectToast(page, 'Success', 'Property updated successfully')
  const link = visitor.getByRole('link', { name: 'Watch the video on Google Photos' })
  await expectPublic(visitor, `/property/${id}`, () =>
    expect(link).toHaveAttribute('href', 'https://photos.app.goo.gl/AbC', { timeout: 3_000 }),
  )
  await expect(visitor.locator('iframe')).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Open the 3D tour' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Take the 3D tour' })).toHaveCount(0)
})
