import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** What axe finds on the page as it stands, the provider's frame aside, is nothing. */
export async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
