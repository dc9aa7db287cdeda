/** A new id below a parent's: `<parent's id>.<uuid>`, so that the id alone tells where the item lies. */
export const newChildId = (parentId: string) => `${parentId}.${crypto.randomUUID()}`

/** The part of an id that is the item's own: its last uuid. */
export const ownPart = (id: string) => id.slice(id.lastIndexOf('.') + 1)

/** The id of the item that this one lies below; throws for an id without a parent. */
export function parentOf(id: string): string {
  const end = id.lastIndexOf('.')
  if (end < 0) throw new Error(`The id ${id} names no parent`)
  return id.slice(0, end)
}
