/**
 * | access                               | operation                |
 * |--------------------------------------|--------------------------|
 * | all hero images                      | Query PK (consistent)    |
 * | one hero image                       | GetItem (consistent)     |
 * | how often the hero images changed    | GetItem (consistent)     |
 */
export const heroPartition = 'HERO'

export const heroKey = (id: string) => ({ PK: heroPartition, SK: id })

/** Every change counts here, so that none is made from an outdated view of the others. */
export const heroChangesKey = { PK: 'HERO#CHANGES', SK: 'HERO#CHANGES' }
