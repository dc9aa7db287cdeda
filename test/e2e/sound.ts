import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { expectReadable } from './readable.ts'

/** Widths of a desk and of a phone. */
const widths = [1440, 390]

/** At each width axe finds nothing on the page as it stands, the provider's frame aside, and nothing scrolls sideways. */
export async function expectSound(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOn(page), `what axe finds at ${width} px`).toEqual([])
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow), `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
  await expectReadable(page)
}

/** What axe finds, each rule with the elements that break it. */
export async function violationsOn(page: Page) {
  // without the frames there is nothing for the newer way, which opens a second page for each look
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
