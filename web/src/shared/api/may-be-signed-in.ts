import { signedInHint } from '@porchlight/contract/people/signed-in-hint'

// Whatever stands before it: where there is no TLS, Safari is given it under a longer name.
const cookie = new RegExp(`${signedInHint}=1(?:;|$)`)

/** Whether somebody may be signed in here: only the server knows, but without the cookie nobody is. */
export const mayBeSignedIn = (): boolean => cookie.test(document.cookie)
