import { draftPrefixOf } from '../../shared/api/sign-out.ts'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'

let person = ''

/** By e-mail address, since a second invitation creates another ID. */
export function setDraftPerson(email: string): void {
  person = email
}

/** The name in storage (draft-store.ts). */
export const draftName = (key: string) => draftPrefixOf(person) + key

/** Keys of this person's drafts with this prefix. */
export function draftKeys(prefix: string): string[] {
  const start = draftName('')
  const names = [sessionNames, deviceNames].flatMap((namesOf) => tryOrUndefined(namesOf) ?? [])
  const keys = names.filter((name) => name.startsWith(start + prefix)).map((name) => name.slice(start.length))
  return [...new Set(keys)]
}

const sessionNames = () => Object.keys(sessionStorage)
const deviceNames = () => Object.keys(localStorage)
