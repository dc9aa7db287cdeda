import { expect, type Locator, type Page } from 'playwright/test'
import type { Photo } from './photos.ts'

/** Returns the row of a property in the admin list. */
export const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

/** Returns the editor's rows in order. */
export const imageRows = (page: Page | Locator) =>
  page.getByRole('list', { name: 'Images, in the order they are shown' }).getByRole('listitem')

/** `place` contains the button. */
export async function chooseImages(place: Page | Locator, files: Photo[], button = 'Upload Images'): Promise<Locator> {
  await place.getByRole('button', { name: button }).click()
  const dialog = place.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(files)
  return dialog
}

/** The dialog closes when all files are uploaded. */
export async function uploadImages(place: Page | Locator, files: Photo[], button?: string) {
  const dialog = await chooseImages(place, files, button)
  await dialog.getByRole('button', { name: /^Upload \d+ images?$/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** Publishing takes a moment, so the page is reloaded until it passes. */
export async function expectPublic(page: Page, path: string, look: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path)
    await look()
  }).toPass({ timeout: 20_000 })
}

/** Confirms the browser's next dialog and returns its message. */
export function acceptNextQuestion(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
}

/** The browser stores typed text as a draft after a pause. */
export const waitForDraft = (page: Page, typed: string) =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(typed)
