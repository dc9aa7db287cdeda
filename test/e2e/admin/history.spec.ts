import { draftFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { press } from './keys.ts'

test('the dialog of a change is accessible, and Escape returns to its row', async ({ page, sandbox, admin, title }) => {
  const { id, images } = await sandbox.property({
    property: draftFields({ title, bedrooms: 3 }),
    images: [{ url: await upload(admin), caption: 'Front' }],
  })
  const image = { id: images[0]?.id, url: images[0]?.imageUrl, caption: 'Frnt', alt: 'A white door' }
  await admin.send('PUT', `/api/properties/${id}`, { property: draftFields({ title, bedrooms: 30 }), images: [image] })
  await page.goto(`/admin/property/${id}/history`)
  const change = page.getByRole('list', { name: 'Changes' }).getByRole('button').first()
  await press(page, change)
  await page.keyboard.press('Escape')
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: title }).getByRole('img', { name: 'Image 1' })).toBeVisible()
  await expectAccessible(page)
})
