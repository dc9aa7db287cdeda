import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { expectReadable } from './readable.ts'

const widths = [1440, 390]

/** Checks axe and sideways scrolling at each width, without the provider's frame. */
export async function expectAccessible(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOn(page), `what axe finds at ${width} px`).toEqual([])
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow), `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
  await expectReadable(page)
}

export async function violationsOn(page: Page) {
  // Loading it takes as long as a check.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Legacy mode is enough without frames. The other mode opens a second page each time.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: '0' }) })
    .exclude('iframe')
    .setLegacyMode()
    .options({ reporter: 'no-passes' })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
