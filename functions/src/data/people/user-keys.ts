/**
 * | access                              | operation             |
 * |-------------------------------------|-----------------------|
 * | a person by the user pool's `sub`   | GetItem (consistent)  |
 */
export const userKey = (sub: string) => ({ PK: `USER#${sub}`, SK: 'USER' })
