import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { expectReadable, narrow } from './readable.ts'

const requireOfAxe = createRequire(import.meta.resolve('@axe-core/playwright'))
const minifiedAxe = readFileSync(requireOfAxe.resolve('axe-core/axe.min.js'), 'utf8')

const desktop = { width: 1440, height: 900 }

/** For screens with other controls on a desktop. */
export async function expectAccessibleAnywhere(page: Page) {
  await expectClean(page, desktop)
  await expectAccessible(page)
}

/** Checks axe, sideways scrolling and enlarged text. */
export async function expectAccessible(page: Page) {
  await expectClean(page, narrow)
  await expectReadable(page)
}

export async function expectClean(page: Page, size: { width: number; height: number }, state = '') {
  await page.setViewportSize(size)
  expect(await violationsOn(page), `what axe finds ${state} at ${size.width} px`).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow), `pixels to scroll sideways ${state} at ${size.width} px`).toBeLessThanOrEqual(0)
}

export async function violationsOn(page: Page) {
  // Loading it takes as long as a check.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Legacy mode is enough without frames. The other mode opens a second page each time.
  const axe = new AxeBuilder({ page, axeSource: isLoaded ? '0' : minifiedAxe })
    .exclude('iframe')
    .setLegacyMode()
    .options({ reporter: 'no-passes' })
  // The page behind is inert.
  if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
