import type { Locator, Page } from 'playwright/test'

const click = (target: Locator) => target.click()

/** Opens a section, on a phone by the menu. "Past changes" leads to two of them. */
export async function openSection(page: Page, name: string, use: (target: Locator) => Promise<void> = click) {
  const menu = page.getByRole('button', { name: 'Menu' })
  const sections = page.getByRole('navigation', { name: 'Admin sections' })
  await menu.or(sections).filter({ visible: true }).first().waitFor()
  if (await menu.isVisible()) await use(menu)
  const isPast = name === 'Activity' || name === 'Recently deleted'
  await use(sections.getByRole('link', { name: isPast ? 'Past changes' : name }))
  if (name === 'Recently deleted')
    await use(page.getByRole('navigation', { name: 'Past changes' }).getByRole('link', { name }))
}
