import { expect, type Locator, type Page } from 'playwright/test'
import type { Photo } from './photos.ts'

export const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

export const imageRows = (page: Page | Locator) =>
  page.getByRole('list', { name: 'Images, in the order they are shown' }).getByRole('listitem')

export async function chooseImages(
  place: Page | Locator,
  files: Photo[] | string[],
  button = 'Upload Images',
): Promise<Locator> {
  await place.getByRole('button', { name: button }).click()
  const dialog = place.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(files)
  return dialog
}

export async function uploadImages(place: Page | Locator, files: Photo[], button?: string) {
  const dialog = await chooseImages(place, files, button)
  await dialog.getByRole('button', { name: /^Upload \d+ images?$/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** Reloads until the page is published. */
export async function expectPublic(page: Page, path: string, look: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path)
    await look()
  }).toPass({ timeout: 20_000 })
}

export function acceptNextQuestion(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
}

export async function reloadUnsaved(page: Page) {
  const question = acceptNextQuestion(page)
  await page.reload()
  await question
}

/** Drafts are stored after a pause. */
export const waitForDraft = (page: Page, typed: string) =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(typed)
