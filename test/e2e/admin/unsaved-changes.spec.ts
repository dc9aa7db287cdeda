import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, rowOf } from './actions.ts'
import { unitCard } from './unit-actions.ts'

test('back, forward and a link to a public page ask each time until the person leaves, also in dialogs', async ({
  page,
  photos,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await sandbox.unit(id, { unit: unitFields(id) })
  const description = page.getByRole('textbox', { name: /^Description/ })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.goto(`/admin?q=${title}`)
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await page.goBack()
  await expect(page).toHaveURL(`/admin/property/${id}`)
  await description.fill('Not saved yet')
  for (const leavePage of [() => page.goForward(), () => page.goBack()]) {
    await leavePage()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(`/admin/property/${id}`)
  }
  await page.goBack()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\?q=/)

  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click()
  await unitCard(page, '1A').getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('2 to 4')
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Escape')
  await chooseImages(page, [photos.red])
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Escape')
  await description.fill('Not saved yet')
  const aboutLink = page.getByRole('banner').getByRole('link', { name: 'About' })
  await aboutLink.click()
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(`/admin/property/${id}`)
  await expect(description).toHaveValue('Not saved yet')

  await aboutLink.click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/about')
  await page.goto(`/admin/property/${id}`)
  await expect(description).toHaveValue(draftFields().description)
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
  await test.step('the browser asks before the tab is closed or another document is opened', async () => {
    await description.fill('Not saved yet')
    for (const leave of [() => page.close({ runBeforeUnload: true }), () => page.evaluate(() => history.back())]) {
      const browserQuestion = page.waitForEvent('dialog')
      await leave()
      const dialog = await browserQuestion
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      await expect(description).toHaveValue('Not saved yet')
    }
  })
  await test.step('undone changes ask nothing', async () => {
    await description.fill(draftFields().description)
    await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
    await aboutLink.click()
    await expect(page).toHaveURL('/about')
  })
})

test('the description of a hero image is not lost by Escape, “Cancel” or going back without a question, or by an earlier save', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Hero Images' }).click()
  await page.getByRole('button', { name: 'Description and crop of the image at position 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'What should always be visible?' })
  const text = dialog.getByLabel('Describe the image')
  await text.fill('Oaks over a street')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack(), () => cancel.click()]) {
    await leave()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(text).toHaveValue('Oaks over a street')
  }
  await page.route('**/api/hero-images/*', async (route) => {
    await cancel.click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByRole('button', { name: 'Description and crop of the image at position 2' }).click()
    await text.fill('Elms over a street')
    await route.fulfill({ json: {} })
  })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Hero image updated successfully', { exact: true })).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('Elms over a street')
})
