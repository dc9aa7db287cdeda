import { createStore, useStore } from '../store.ts'
import { tryOrUndefined } from '../try-or-undefined.ts'
import { mayBeSignedIn } from './may-be-signed-in.ts'

const storageKey = 'porchlight.signed-out'
const hint = createStore(false, mayBeSignedIn)

/** Returns whether somebody may be signed in. Stays false after a sign-out in any tab until the page is loaded again. */
export function useSignedInHint(): boolean {
  return useStore(hint)
}

export const hasSignedOut = () => !hint.get()

/** Notices a sign-out in another tab: at once, or when this page is shown again. */
export function watchSignOut(): void {
  const check = () => {
    if (!mayBeSignedIn()) hint.set(false)
  }
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) hint.set(false)
  })
  addEventListener('pageshow', check)
  document.addEventListener('visibilitychange', check)
}

/** Asks before unsaved input is lost, as the browser does before a page is closed. Returns whether to go on. */
export function mayLeave(question: string): boolean {
  return dispatchEvent(new Event('beforeunload', { cancelable: true })) || confirm(question)
}

/** Returns how the storage names of a person's drafts begin, by e-mail address. */
export const draftPrefixOf = (person: string) => `porchlight.draft.${encodeURIComponent(person)}/`

/** After a sign-out, hides what is for administrators in all tabs, deletes the person's drafts and opens the address. */
export function leaveSignedOut(address: string, person = ''): void {
  hint.set(false)
  tryOrUndefined(() => sessionStorage.clear())
  tryOrUndefined(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(draftPrefixOf(person))) localStorage.removeItem(name)
  })
  tryOrUndefined(() => localStorage.setItem(storageKey, new Date().toISOString()))
  location.assign(address)
}
