import { signedInHint } from '@porchlight/contract/signed-in-hint'
import { useSyncExternalStore } from 'react'

const cookie = new RegExp(`(?:^|;\\s*)${signedInHint}=1(?:;|$)`)
const neverChanges = () => () => {}

/** Whether somebody may be signed in here. Visitors, who are not, are spared a call that could only say so. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => cookie.test(document.cookie),
    () => false,
  )
}
