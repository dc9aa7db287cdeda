import type { Key } from '../keys.ts'

/** `hash` is the SHA-256 of a token: GetItem (consistent). GSI1 has the previews of a property, oldest first. */
export const previewKey = (hash: string): Key => ({ PK: `PREVIEW#${hash}`, SK: 'PREVIEW' })
export const previewListPartition = (propertyId: string) => `PREVIEWS#${propertyId}`
export const previewListKey = (propertyId: string, { id, createdAt }: { id: string; createdAt: string }) => ({
  GSI1PK: previewListPartition(propertyId),
  GSI1SK: `${createdAt}#${id}`,
})
