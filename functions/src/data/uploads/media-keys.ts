/**
 * | access                                 | operation                       |
 * |----------------------------------------|---------------------------------|
 * | an uploaded object by its id           | GetItem (consistent)            |
 * | what became of its variants            | GetItem (consistent)            |
 * | uploads that nobody attached in time   | Query GSI1, see clean-up-keys   |
 *
 * No `expire`: the table would forget an object that still lies in the bucket.
 */
export const mediaSortKey = 'MEDIA'
export const mediaKey = (id: string) => ({ PK: `MEDIA#${id}`, SK: mediaSortKey })
export const variantsKey = (id: string) => ({ PK: `MEDIA#${id}`, SK: 'VARIANTS' })
export const uploadIdOf = ({ PK }: { PK: string }) => PK.slice('MEDIA#'.length)
