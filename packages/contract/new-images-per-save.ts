import { limits } from './limits.ts'

/**
 * How many new images one save takes beside so many that are stored already. A new one is two items of its transaction,
 * itself and the record of its upload; a stored one is an item when its place or caption changed, which may be all of them.
 */
export const newImagesPerSave = (stored: number) => Math.max(0, Math.floor((limits.imageItemsPerSave - stored) / 2))
