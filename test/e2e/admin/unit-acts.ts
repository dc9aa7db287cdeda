import type { Page } from 'playwright/test'

/** The units of a property in its editor, or the form of one of them. */
export const units = (page: Page) => page.getByRole('region', { name: 'Units' })

export const unitCard = (page: Page, number: string) =>
  units(page).getByRole('article', { name: `Unit ${number}`, exact: true })

/** Fields of the unit's form, some of which the property's form has under the same name. */
export const unitField = (page: Page, name: string) =>
  units(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
