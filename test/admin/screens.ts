import type { Page } from '../support/admin/admin-test.ts'

export const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

export const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name }).click()

export const units = (page: Page) => page.getByRole('region', { name: 'Units' })

export const unitCard = (page: Page, number: string) =>
  units(page).getByRole('article', { name: `Unit ${number}`, exact: true })

/** The property's form has some fields with the same label. */
export const unitField = (page: Page, name: string) =>
  units(page).getByRole('textbox', { name: new RegExp(`^${name}`) })

export const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
