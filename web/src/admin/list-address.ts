import { paths } from '../shared/paths.ts'

let lastSearch = ''

/** Remembers the list's current query string. */
export function rememberList(search: string): void {
  lastSearch = search
}

/** With the last filters, for people who edit one home after another. */
export const listAddress = (): string => paths.admin + lastSearch
