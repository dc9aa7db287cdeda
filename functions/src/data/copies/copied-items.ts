import * as z from 'zod/mini'
import { kindOf, parentOf, propertyImageKey, propertyImageListingKey, unitImageKey, unitKey } from '../keys.ts'
import { firstVersion } from '../table/versioned.ts'

const childKinds = new Set(['propertyImage', 'unit', 'unitImage'])

const storedSchema = z.looseObject({ PK: z.string(), SK: z.string(), id: z.string() })

/** An image, a unit, or a unit's image. */
export type ChildItem = z.infer<typeof storedSchema>

/** Leaves out the property itself and attributes of other kinds. */
export const childItemsOf = (items: readonly Record<string, unknown>[]): ChildItem[] =>
  items.filter(({ SK }) => childKinds.has(kindOf(String(SK)))).map((item) => z.parse(storedSchema, item))

/** A listing address belongs to one property, so a copy has none. */
export const newItemFields = (createdAt: string) => ({
  listingUrl: null,
  createdAt,
  updatedAt: createdAt,
  version: firstVersion,
})

/**
 * Each item keeps its own part of the id, so the availability that a property stores for its units stays valid in the
 * copy. Images keep their creation time, which orders images of equal position.
 */
export function copyChildItem(
  item: ChildItem,
  { from, to, createdAt }: { from: string; to: string; createdAt: string },
) {
  const id = `${to}${item.id.slice(from.length)}`
  const copy = { ...item, id }
  switch (kindOf(item.SK)) {
    case 'propertyImage':
      return { ...copy, ...propertyImageKey(id), ...propertyImageListingKey(id), propertyId: parentOf(id) }
    case 'unit':
      return { ...copy, ...unitKey(id), propertyId: parentOf(id), ...newItemFields(createdAt) }
    default:
      return { ...copy, ...unitImageKey(id), unitId: parentOf(id) }
  }
}
