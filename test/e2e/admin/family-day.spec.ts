import type { Locator } from 'playwright/test'
import { propertyFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { newAddress } from '../../support/site/user-pool.ts'
import { expect, test } from '../admin-test.ts'
import { imageRows, rowOf } from './actions.ts'
import { expectToast } from './toasts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Counts taps and filled fields, and measures the time until the result, as in docs/family-day.md. */
function errand(name: string, most: number) {
  let touches = 0
  const start = performance.now()
  return {
    tap(target: Locator) {
      touches += 1
      return target.tap()
    },
    fill(target: Locator, text: string) {
      touches += 1
      return target.fill(text)
    },
    done() {
      console.info(`${name}: ${touches} touches, ${((performance.now() - start) / 1000).toFixed(1)} s`)
      expect(touches, name).toBeLessThanOrEqual(most)
    },
  }
}

test('the family’s errands take few touches', async ({ page, admin, sandbox, photos, title }) => {
  test.slow()
  const images = [{ url: await upload(admin) }, { url: await upload(admin) }]
  const { id } = await sandbox.property({ property: propertyFields({ title, propertyType: 'single-family' }), images })
  const row = rowOf(page, title)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const update = button('Update Property')
  await page.goto(`/admin?q=${title}`)
  await row.waitFor()
  await page.evaluate(
    (path) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'porchlight' },
        body: '{"action":"apply"}',
      }),
    `/api/properties/${id}/actions`,
  )

  await test.step('description, main picture and state of one home', async () => {
    // Each alone takes two touches less.
    const { tap, fill, done } = errand('Description, main picture and state of one home', 6)
    await tap(row.getByRole('link', { name: 'Edit' }))
    await fill(page.getByRole('textbox', { name: /^Description/ }), 'New')
    await expect(update).toBeInViewport({ ratio: 1 })
    await tap(
      imageRows(page)
        .nth(1)
        .getByRole('button', { name: /^Set as Primary/ }),
    )
    await tap(page.getByLabel('Only the family (draft)'))
    await tap(update)
    await expectToast(page, 'Success', 'Property updated successfully')
    await expect(row).toBeVisible()
    await expect(page.getByText('It is no longer on the site.').first()).toBeVisible()
    done()
  })
  await test.step('add a house with photographs', async () => {
    const { tap, fill, done } = errand('Add a house with photographs', 9)
    await tap(page.getByRole('link', { name: 'Add Property' }))
    await fill(page.getByRole('textbox', { name: /^Title/ }), `${title} house`)
    await fill(page.getByRole('textbox', { name: /^Description/ }), 'A house')
    await tap(page.getByLabel('Property Type'))
    await page.getByLabel('Property Type').selectOption('Single Family')
    await tap(button('Upload Images'))
    const dialog = page.getByRole('dialog')
    const chooser = page.waitForEvent('filechooser')
    await tap(dialog.getByRole('button', { name: /^Choose / }))
    const all = Array.from({ length: 2 }, (_, n) => ({ ...photos.red, name: `red-${n}.png` }))
    await (await chooser).setFiles(all)
    await tap(dialog.getByRole('button', { name: 'Upload 2 images' }))
    await expect(imageRows(page)).toHaveCount(2)
    await tap(button('Create Property'))
    await expectToast(page, 'Success', 'Property created successfully')
    done()
  })
  await test.step('invite somebody', async () => {
    const { tap, fill, done } = errand('Invite somebody', 4)
    await tap(button('Menu'))
    await tap(page.getByRole('link', { name: 'People' }))
    const email = newAddress()
    await fill(page.getByRole('textbox', { name: 'Email' }), email)
    await tap(button('Send invitation'))
    await expect(page.getByText(email).first()).toBeVisible()
    done()
    const person = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
    await person.getByRole('button', { name: /^Remove/ }).tap()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove/ })
      .tap()
    await expect(person).toHaveCount(0)
  })
  await test.step('see which home was asked for most last month', async () => {
    const { tap, done } = errand('See which home was asked for most last month', 2)
    await tap(button('Menu'))
    await tap(page.getByRole('link', { name: 'Analytics' }))
    await expect(page.getByRole('heading', { name: 'Asked for most' })).toBeVisible()
    done()
  })
})
