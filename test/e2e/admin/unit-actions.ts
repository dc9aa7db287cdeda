import type { Page } from 'playwright/test'

export const units = (page: Page) => page.getByRole('region', { name: 'Units' })

export const unitCard = (page: Page, number: string) =>
  units(page).getByRole('article', { name: `Unit ${number}`, exact: true })

/** The property's form has some fields with the same label. */
export const unitField = (page: Page, name: string) =>
  units(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
