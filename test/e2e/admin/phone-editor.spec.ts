import { draftFields, propertyFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, rowOf, waitForDraft } from './actions.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const description = /^Description/

test.describe('on a phone', () => {
  test.use(phone)

  test('the units are one tap away, and the save button stays in sight, with the number of problems', async ({
    page,
    admin,
    sandbox,
    photos,
    title,
  }) => {
    const images = [{ url: await upload(admin) }, { url: await upload(admin) }]
    const { id } = await sandbox.property({ property: propertyFields({ title }), images })
    const chosen = JSON.stringify([{ id, title }])
    await page.addInitScript((list) => localStorage.setItem('porchlight.comparison', list), chosen)
    await page.goto(`/admin/property/${id}`)
    const save = page.getByRole('button', { name: 'Update Property' })
    await expect(save).not.toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit Property ${title}`)
    await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute('href', `/property/${id}`)

    const units = page.getByRole('region', { name: 'Units' })
    await expect(units.getByRole('button', { name: 'Add Unit' })).not.toBeInViewport()
    await page.getByRole('button', { name: 'Units', exact: true }).tap()
    await expect(units).toBeFocused()
    await expect(units.getByRole('button', { name: 'Add Unit' })).toBeInViewport()

    await page.getByRole('textbox', { name: /^Title/ }).fill('x'.repeat(267))
    await expect(page.getByText('12 characters too long')).toBeVisible()
    await expect(save).toBeInViewport({ ratio: 1 })
    await page.getByRole('textbox', { name: description }).fill('')
    await page.getByLabel('Featured property').scrollIntoViewIfNeeded()
    await save.tap()
    await expect(page.getByRole('region', { name: '2 things to fix' })).toBeFocused()
    await page.getByRole('button', { name: '2 things to fix' }).tap()
    await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused()
    await page.getByRole('textbox', { name: /^Title/ }).fill(title)
    await page.getByRole('textbox', { name: description }).fill('New')
    await expect(page.getByText('too long')).toHaveCount(0)
    await save.tap()
    await expectToast(page, 'Success', 'Property updated successfully')
    expect(await sandbox.read(id)).toMatchObject({ title, description: 'New' })

    await rowOf(page, title).getByRole('link', { name: 'Edit' }).tap()
    const dialog = await chooseImages(page, [photos.red, photos.green, photos.blue])
    // The toast with a button stays for 20 seconds and must not cover this one.
    await expect(page.getByRole('button', { name: 'It is one house' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Upload 3 images' }).tap({ trial: true, timeout: 2000 })
  })

  test('what was typed in a closed tab is offered in the next one, to the same person only', async ({
    page,
    context,
    sandbox,
    title,
  }) => {
    const { id } = await sandbox.property({ property: draftFields({ title }) })
    await page.goto(`/admin/property/${id}`)
    await page.getByRole('textbox', { name: description }).fill('Typed on the stairs')
    await waitForDraft(page, 'on the stairs')
    const names = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('.draft.')))
    await page.close({ runBeforeUnload: false })

    const next = await context.newPage()
    await next.goto('/admin?attention=changes')
    await expect(rowOf(next, title)).toContainText('Unsaved changes')
    await rowOf(next, title).getByRole('link', { name: 'Edit' }).tap()
    await next.getByRole('button', { name: 'Restore it' }).tap()
    await expect(next.getByRole('textbox', { name: description })).toHaveValue('Typed on the stairs')
    await next.getByRole('button', { name: 'Update Property' }).tap()
    await expectToast(next, 'Success', 'Property updated successfully')
    const left = () => next.evaluate((all) => all.filter((name) => localStorage.getItem(name) !== null), names)
    await expect.poll(left).toEqual([])
    await next.evaluate(
      ([name = '']) => localStorage.setItem(name.replace(/[0-9a-f-]{36}/, crypto.randomUUID()), '{}'),
      names,
    )
    await rowOf(next, title).getByRole('link', { name: 'Edit' }).tap()
    await expect(next.getByRole('textbox', { name: description })).toBeVisible()
    await expect(next.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
    await next.close()
  })
})
