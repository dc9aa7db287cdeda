import * as z from 'zod/mini'
import {
  imagePrefix,
  isUnit,
  isUnitImage,
  parentOf,
  propertyImageKey,
  propertyImageListingKey,
  unitImageKey,
  unitKey,
} from '../keys.ts'
import { firstVersion } from '../table/versioned.ts'

const storedSchema = z.looseObject({ PK: z.string(), SK: z.string(), id: z.string() })

/** Something that lies below a property: one of its images, a unit, or an image of that. */
export type Below = z.infer<typeof storedSchema>

/** What lies below a property among the items of its partition; the rest is the property itself, and notes. */
export const itemsBelow = (items: readonly Record<string, unknown>[]): Below[] =>
  items.filter(({ SK }) => kindOf(String(SK)) !== undefined).map((item) => z.parse(storedSchema, item))

/** The address of a home's listing leads to that home alone, so a copy has none until somebody gives it one. */
export const ofItsOwn = (createdAt: string) => ({
  listingUrl: null,
  createdAt,
  updatedAt: createdAt,
  version: firstVersion,
})

/**
 * The same below another id: of a property, or of a unit. What lies below keeps the part of its id that is its own, so
 * that a property's statements for its units (`says#`) hold for those of its copy, too. Images keep their time, by
 * which two of one place are put in order.
 */
export function copyBelow(item: Below, { from, to, createdAt }: { from: string; to: string; createdAt: string }) {
  const id = `${to}${item.id.slice(from.length)}`
  const copy = { ...item, id }
  switch (kindOf(item.SK)) {
    case 'image':
      return { ...copy, ...propertyImageKey(id), ...propertyImageListingKey(id), propertyId: parentOf(id) }
    case 'unit':
      return { ...copy, ...unitKey(id), propertyId: parentOf(id), ...ofItsOwn(createdAt) }
    default:
      return { ...copy, ...unitImageKey(id), unitId: parentOf(id) }
  }
}

function kindOf(SK: string): 'image' | 'unit' | 'unit image' | undefined {
  if (SK.startsWith(imagePrefix)) return 'image'
  if (isUnit(SK)) return 'unit'
  return isUnitImage(SK) ? 'unit image' : undefined
}
