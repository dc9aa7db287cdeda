/**
 * Name of the cookie that tells the page's own script that asking who is signed in is worth a call. It holds no
 * secret and gives no right; the session itself is in a cookie that no script can read. By its prefix no other host can
 * set it.
 */
export const signedInHint = '__Host-signed-in'
