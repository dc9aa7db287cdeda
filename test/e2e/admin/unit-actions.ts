import type { Page } from 'playwright/test'

/** Returns the units section of a property's editor, which holds the list or the form of a unit. */
export const units = (page: Page) => page.getByRole('region', { name: 'Units' })

export const unitCard = (page: Page, number: string) =>
  units(page).getByRole('article', { name: `Unit ${number}`, exact: true })

/** Returns a field of the unit's form. The property's form has some fields with the same label. */
export const unitField = (page: Page, name: string) =>
  units(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
