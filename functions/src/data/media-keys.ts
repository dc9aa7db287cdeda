/**
 * | access                        | operation             |
 * |-------------------------------|-----------------------|
 * | an uploaded object by its id  | GetItem (consistent)  |
 *
 * Expires until it is attached to a property, a unit or the hero.
 */
export const mediaKey = (id: string) => ({ PK: `MEDIA#${id}`, SK: 'MEDIA' })
