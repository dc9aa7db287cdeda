import { mayBeSignedIn } from '../api/may-be-signed-in.ts'
import { useBrowserValue } from '../ui/use-browser-value.ts'

/** Returns whether somebody may be signed in; saves visitors the call. */
export function useSignedInHint(): boolean {
  return useBrowserValue(mayBeSignedIn, false)
}
