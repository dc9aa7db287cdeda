import { expect, type Locator, type Page } from 'playwright/test'
import type { Photo } from './photos.ts'

/** Presses Tab until this has the focus, as long as a patient person would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor()
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${target}`)
}

export async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/**
 * Picks up what has the focus, and waits until that is said. dnd-kit listens to the keys that move it from the next
 * task on, which a browser with much to do may run after a key that follows at once; no person is that quick.
 */
export async function pickUp(page: Page, said: string) {
  await page.keyboard.press('Space')
  await expect(page.getByText(said)).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Uploads through the dialog without a mouse; the picker is the system's own. */
export async function uploadByKeys(page: Page, opener: Locator, files: Photo[]) {
  await press(page, opener)
  const dialog = page.getByRole('dialog')
  const choosing = page.waitForEvent('filechooser')
  await press(page, dialog.getByRole('button', { name: /^Choose / }))
  await (await choosing).setFiles(files)
  await press(page, dialog.getByRole('button', { name: /^Upload \d+ pictures?$/ }))
  await dialog.waitFor({ state: 'detached' })
}
