/**
 * | access              | operation                |
 * |---------------------|--------------------------|
 * | all hero images     | Query PK (consistent)    |
 * | one hero image      | GetItem (consistent)     |
 */
export const heroPartition = 'HERO'

export const heroKey = (id: string) => ({ PK: heroPartition, SK: id })
