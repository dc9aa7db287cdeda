/**
 * | access                       | operation             |
 * |------------------------------|-----------------------|
 * | a session by its cookie      | GetItem (consistent)  |
 *
 * Only a hash of the cookie's id is stored: whoever reads the table cannot sign in with it. Expires.
 */
export const sessionKey = (sidHash: string) => ({ PK: `SESSION#${sidHash}`, SK: 'SESSION' })
