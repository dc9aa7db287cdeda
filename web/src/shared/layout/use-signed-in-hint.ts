import { mayBeSignedIn } from '../api/may-be-signed-in.ts'
import { useBrowserValue } from '../ui/use-browser-value.ts'

/** Whether somebody may be signed in here. Visitors, who are not, are spared a call that could only say so. */
export function useSignedInHint(): boolean {
  return useBrowserValue(mayBeSignedIn, false)
}
