/**
 * Name of the cookie by which scripts know that the current-user call is worth making. It holds no
 * secret and no right; the session itself is in a cookie that no script can read. By its prefix no other host can
 * set it.
 */
export const signedInHint = '__Host-signed-in'
