/**
 * Name of the cookie that tells the page's own script that asking who is signed in is worth a call. It holds no
 * secret and gives no right; the session itself is in a cookie that no script can read.
 */
export const signedInHint = 'signed-in'
