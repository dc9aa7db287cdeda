import { draftPrefixOf } from '../../shared/api/sign-out.ts'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'

let person = ''

/** Sets whose drafts are read and written, by e-mail address: who is invited again gets another ID. */
export function setDraftPerson(email: string): void {
  person = email
}

/** Returns the storage name of a draft of this person (draft-store.ts). */
export const draftName = (key: string) => draftPrefixOf(person) + key

/** Returns the keys of all drafts of this person on the device with this prefix. */
export function draftKeys(prefix: string): string[] {
  const start = draftName('')
  const names = [sessionNames, deviceNames].flatMap((namesOf) => tryOrUndefined(namesOf) ?? [])
  const keys = names.filter((name) => name.startsWith(start + prefix)).map((name) => name.slice(start.length))
  return [...new Set(keys)]
}

const sessionNames = () => Object.keys(sessionStorage)
const deviceNames = () => Object.keys(localStorage)
