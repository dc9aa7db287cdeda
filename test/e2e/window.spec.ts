import { pickUnit } from '../fixtures/catalogue.ts'
import { alive } from './alive.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test('a window closes by Escape from its first moment on, and everything behind it is inert', async ({
  page,
  baseURL,
}) => {
  const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 0)
  await page.goto(`/property/${property.id}`)
  await alive(page)
  const opener = unitOpener(page, unit)
  const wasModal = await opener.evaluate(async (button: HTMLElement) => {
    button.focus()
    button.click()
    // before anything is painted
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    const dialog = document.querySelector('dialog')
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(press)
    return dialog?.matches(':modal')
  })
  expect(wasModal).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(page.locator('dialog:modal')).toBeVisible()
})
