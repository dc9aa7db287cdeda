/**
 * Name of the cookie that makes the page request the current user. It holds no secret and grants no right: the session
 * is in another cookie, which scripts cannot read. Its prefix prevents other hosts from setting it.
 */
export const signedInHint = '__Host-signed-in'
