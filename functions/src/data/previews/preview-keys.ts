import type { Key } from '../keys.ts'

/** Previews by the SHA-256 of their token: GetItem (consistent). Those of a property, oldest first: Query GSI1. */
export const previewKey = (hash: string): Key => ({ PK: `PREVIEW#${hash}`, SK: 'PREVIEW' })
export const previewListPartition = (propertyId: string) => `PREVIEWS#${propertyId}`
export const previewListKey = (propertyId: string, { id, createdAt }: { id: string; createdAt: string }) => ({
  GSI1PK: previewListPartition(propertyId),
  GSI1SK: `${createdAt}#${id}`,
})
