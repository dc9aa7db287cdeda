import { expect, type Locator, type Page } from 'playwright/test'
import type { Photo } from './photos.ts'

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  let element = await target.elementHandle()
  for (let step = 0; step < 120; step++) {
    if (await element?.evaluate((each) => each === document.activeElement)) return
    await page.keyboard.press(key)
    if (!(await element?.evaluate((each) => each.isConnected))) element = await target.elementHandle()
  }
  throw new Error(`Tab does not lead to ${target}`)
}

export async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Waits for the announcement: dnd-kit adds its key listeners in the next task. */
export async function pickUp(page: Page, announcement: string) {
  await page.keyboard.press('Space')
  await expect(page.getByText(announcement)).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Uses the keyboard, except in the system's file picker. */
export async function uploadByKeys(page: Page, opener: Locator, files: Photo[]) {
  await press(page, opener)
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await press(page, dialog.getByRole('button', { name: /^Choose / }))
  await (await chooser).setFiles(files)
  await press(page, dialog.getByRole('button', { name: /^Upload \d+ images?$/ }))
  await dialog.waitFor({ state: 'detached' })
}
