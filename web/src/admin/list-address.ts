import { paths } from '../shared/paths.ts'

let asked = ''

/** What the list of properties was last asked for, as it stands in the address behind the path. */
export function rememberList(search: string): void {
  asked = search
}

/** The way back to the list as it was left: whoever looks after homes one by one finds the next. */
export const listAddress = (): string => paths.admin + asked
