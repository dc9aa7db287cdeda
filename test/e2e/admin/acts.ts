import { expect, type Locator, type Page } from 'playwright/test'
import type { Photo } from './photos.ts'

/** The row of one property in the admin list. */
export const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

/** Rows of pictures in the editor's list, in its order. */
export const imageRows = (page: Page | Locator) =>
  page.getByRole('list', { name: 'Images, in the order they are shown' }).getByRole('listitem')

/** Opens the upload dialog by a button in this place and chooses these files in it. */
export async function chooseImages(place: Page | Locator, files: Photo[], button = 'Upload Images'): Promise<Locator> {
  await place.getByRole('button', { name: button }).click()
  const dialog = place.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(files)
  return dialog
}

/** Uploads through the dialog, which closes when all has arrived. */
export async function uploadImages(place: Page | Locator, files: Photo[], button?: string) {
  const dialog = await chooseImages(place, files, button)
  await dialog.getByRole('button', { name: /^Upload \d+ pictures?$/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** What visitors see may be published a little later: the page is opened until it shows what it should. */
export async function expectPublic(page: Page, path: string, look: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path)
    await look()
  }).toPass({ timeout: 20_000 })
}

/** Answers the browser's own question with OK once, and gives what it asked. */
export function acceptNextQuestion(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
}

/** Waits until the browser keeps what was typed. */
export const untilKept = (page: Page, typed: string) =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(typed)
