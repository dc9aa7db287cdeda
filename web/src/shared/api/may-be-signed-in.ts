import { signedInHint } from '@porchlight/contract/people/signed-in-hint'

// The name may have a prefix: without TLS, Safari gets a longer name.
const cookie = new RegExp(`${signedInHint}=1(?:;|$)`)

/** Returns whether somebody may be signed in. Without the cookie nobody is. */
export const mayBeSignedIn = (): boolean => cookie.test(document.cookie)
